import type { ArrangedItems, RegistryItem, RegistrySection } from '@gift-registry/bff-contract';

export interface Block {
  readonly section: RegistrySection | null;
  readonly items: readonly RegistryItem[];
}

export interface Place {
  readonly sectionId: string | null;
  /** The item above; null for the first place of the section. */
  readonly afterItemId: string | null;
}

export function blocksOf({ items, sections }: ArrangedItems): Block[] {
  const isSectioned = ({ sectionId }: RegistryItem) => sections.some(({ id }) => id === sectionId);
  return [
    ...sections.map((section) => ({
      section,
      items: items.filter(({ sectionId }) => sectionId === section.id),
    })),
    { section: null, items: items.filter((item) => !isSectioned(item)) },
  ];
}

const endOf = ({ section, items }: Block): Place => ({
  sectionId: section?.id ?? null,
  afterItemId: items.at(-1)?.id ?? null,
});

export function stepFrom(
  blocks: readonly Block[],
  itemId: string,
  direction: 'up' | 'down',
): Place | undefined {
  const blockIndex = blocks.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const block = blocks[blockIndex];
  if (!block) return undefined;
  const sectionId = block.section?.id ?? null;
  const index = block.items.findIndex(({ id }) => id === itemId);
  if (direction === 'up') {
    if (index > 0) return { sectionId, afterItemId: block.items[index - 2]?.id ?? null };
    const above = blocks[blockIndex - 1];
    return above && endOf(above);
  }
  const next = block.items[index + 1];
  if (next) return { sectionId, afterItemId: next.id };
  const below = blocks[blockIndex + 1];
  return below && { sectionId: below.section?.id ?? null, afterItemId: null };
}

export function topOfSection(blocks: readonly Block[], itemId: string): Place | undefined {
  const block = blocks.find(({ items }) => items.some(({ id }) => id === itemId));
  if (!block || block.items[0]?.id === itemId) return undefined;
  return { sectionId: block.section?.id ?? null, afterItemId: null };
}

export function placeBeside(
  blocks: readonly Block[],
  itemId: string,
  edge: 'top' | 'bottom',
): Place | undefined {
  for (const { section, items } of blocks) {
    const index = items.findIndex(({ id }) => id === itemId);
    if (index === -1) continue;
    const sectionId = section?.id ?? null;
    return {
      sectionId,
      afterItemId: edge === 'bottom' ? itemId : (items[index - 1]?.id ?? null),
    };
  }
  return undefined;
}

export const endOfSection = (
  blocks: readonly Block[],
  sectionId: string | null,
): Place | undefined => {
  const block = blocks.find(({ section }) => (section?.id ?? null) === sectionId);
  return block && endOf(block);
};

export function moveItem(
  items: readonly RegistryItem[],
  itemId: string,
  { sectionId, afterItemId }: Place,
): RegistryItem[] {
  const moved = items.find(({ id }) => id === itemId);
  if (!moved) return [...items];
  const others = items.filter(({ id }) => id !== itemId);
  const first = others.findIndex((item) => item.sectionId === sectionId);
  const after = others.findIndex(({ id }) => id === afterItemId);
  const index = afterItemId === null ? Math.max(0, first) : after + 1;
  return others.toSpliced(index, 0, { ...moved, sectionId });
}

export function describePlace(blocks: readonly Block[], itemId: string): string {
  for (const { section, items } of blocks) {
    const index = items.findIndex(({ id }) => id === itemId);
    const item = items[index];
    if (!item) continue;
    const where = section ? ` in ${section.name}` : '';
    return `${item.product.name} is number ${index + 1} of ${items.length}${where}`;
  }
  return '';
}
