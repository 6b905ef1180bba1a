import type { RegistryItem } from '@gift-registry/bff-contract';

interface ItemGroup {
  readonly title: string;
  readonly items: readonly RegistryItem[];
}

/** Groups items by source, the catalogue first; empty groups are left out. */
export function groupItems(items: readonly RegistryItem[], brand: string): ItemGroup[] {
  const from = (source: RegistryItem['product']['source']) =>
    items.filter(({ product }) => product.source === source);
  return [
    { title: `From ${brand} Catalogue`, items: from('internal') },
    { title: 'From External Websites', items: from('external') },
  ].filter((group) => group.items.length > 0);
}

/** Sum of the requested quantities. */
export const countUnits = (items: readonly RegistryItem[]): number =>
  items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0);
