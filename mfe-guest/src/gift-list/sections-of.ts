import type { SharedItem } from '@gift-registry/bff-contract';

export interface GiftSection {
  /** null for gifts without a section. */
  readonly name: string | null;
  readonly items: readonly SharedItem[];
  /** The place of the first item in the whole list, from 0. */
  readonly first: number;
}

/** The sections of a list in the host's order: the gifts of one section follow each other. */
export function sectionsOf(items: readonly SharedItem[]): GiftSection[] {
  const names = [...new Set(items.map(({ section }) => section))];
  let first = 0;
  return names.map((name) => {
    const own = items.filter(({ section }) => section === name);
    const section = { name, items: own, first };
    first += own.length;
    return section;
  });
}
