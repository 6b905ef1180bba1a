import type { TeamProduct } from '@gift-registry/bff-contract';

export const teamProduct = (values: Partial<TeamProduct> = {}): TeamProduct => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  ...{ name: 'Copper jug', brand: 'Kansa', description: 'Hammered by hand.', price: 2390 },
  ...{ stockQuantity: 8, categoryId: null, category: null, occasions: ['wedding'] },
  ...{ imageUrl: '/pictures/placeholder.svg', thumbnailUrl: '/pictures/placeholder.svg' },
  ...{ imageAlt: null, isActive: true, version: 1, registries: 0, openUnits: 0 },
  ...{ editedAt: null, editedBy: null, stockChanges: [] },
  ...values,
});
