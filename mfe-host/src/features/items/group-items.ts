import type { RegistryItem, RegistrySection } from '@gift-registry/bff-contract';

export interface ItemGroup {
  readonly title: string;
  readonly items: readonly RegistryItem[];
}

interface Grouping {
  readonly brand: string;
  readonly sections?: readonly RegistrySection[];
}

export function groupItems(
  items: readonly RegistryItem[],
  { brand, sections = [] }: Grouping,
): ItemGroup[] {
  const isSectioned = ({ sectionId }: RegistryItem) => sections.some(({ id }) => id === sectionId);
  const others = items.filter((item) => !isSectioned(item));
  const from = (source: RegistryItem['product']['source']) =>
    others.filter(({ product, fund }) => !fund && product.source === source);
  return [
    ...sections.map(({ id, name }) => ({
      title: name,
      items: items.filter(({ sectionId }) => sectionId === id),
    })),
    { title: `From ${brand} Catalogue`, items: from('internal') },
    { title: 'From External Websites', items: from('external') },
    { title: 'Funds', items: others.filter(({ fund }) => fund) },
  ].filter((group) => group.items.length > 0);
}

export const countUnits = (items: readonly RegistryItem[]): number =>
  items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0);
