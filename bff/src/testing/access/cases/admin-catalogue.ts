import { randomUUID } from 'node:crypto';
import { adminOnly, teamOnly } from '../access-rows.ts';
import { none, type RouteCases } from '../sample-requests.ts';

const form = {
  ...{ name: 'Brass lamp', brand: null, description: 'Hand-turned.', price: 1499 },
  ...{ occasions: ['wedding'], imageUrl: null, imageAlt: null, categoryId: null },
} as const;

const line = {
  ...{ row: 2, id: null, name: 'Brass lamp', brand: null, description: '', price: 1499 },
  ...{ occasions: [], stockQuantity: 1, category: null, isActive: true },
};

const unknown = () => ({ params: { categoryId: randomUUID() } });

export const adminCatalogueCases: RouteCases = {
  listTeamProducts: { access: teamOnly(200), request: none },
  exportTeamProducts: { access: teamOnly(200), request: none },
  getTeamProduct: {
    access: teamOnly(200),
    request: async (fixtures) => ({
      params: { productId: await fixtures.productId() },
    }),
  },
  createProduct: {
    access: adminOnly(201),
    request: () => ({ body: { ...form, stockQuantity: 3 } }),
  },
  // The product changes with each caller, so an admin gets as far as its version.
  saveProduct: {
    access: adminOnly(409),
    request: async (fixtures) => ({
      params: { productId: await fixtures.productId() },
      body: { ...form, version: 1_000 },
    }),
  },
  setProductSale: {
    access: adminOnly(200),
    request: async (fixtures) => ({
      params: { productId: await fixtures.productId() },
      body: { isActive: true },
    }),
  },
  setProductStock: {
    access: adminOnly(409),
    request: async (fixtures) => ({
      params: { productId: await fixtures.productId() },
      body: { stockQuantity: 1, seen: 999_998, why: 'Counted' },
    }),
  },
  listTeamCategories: { access: teamOnly(200), request: none },
  createCategory: {
    access: adminOnly(201),
    request: () => ({ body: { name: `Category ${randomUUID().slice(0, 8)}` } }),
  },
  saveCategory: {
    access: adminOnly(409),
    request: () => ({ ...unknown(), body: { name: 'Lamps', isActive: true, version: 1 } }),
  },
  orderCategories: {
    access: adminOnly(409),
    request: () => ({ body: { ids: [randomUUID(), randomUUID()] } }),
  },
  importProducts: {
    access: adminOnly(200),
    request: () => ({ body: { apply: false, products: [line] } }),
  },
  getDailyNumbers: { access: teamOnly(200), request: none },
  getPlatformState: { access: teamOnly(200), request: none },
};
