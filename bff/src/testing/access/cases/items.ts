import { randomUUID } from 'node:crypto';
import { anyHost, hostsOnly, selfOnly } from '../access-rows.ts';
import { none, registry, withBody, type RouteCases, type Request } from '../sample-requests.ts';

const item: Request = async (fixtures) => {
  const { itemId } = await fixtures.registry();
  return { params: { itemId } };
};
const externalProductOf: Request = async (fixtures) => ({
  params: { productId: await fixtures.externalProductId() },
});
const section: Request = async (fixtures) => ({
  params: { sectionId: await fixtures.sectionId() },
});
const externalProduct = () => ({
  url: `https://shop.example/${randomUUID()}`,
  name: 'Brass lamp',
  brand: 'Diya',
  description: 'A lamp.',
  price: 1499.5,
  currency: 'INR',
  picture: null,
});

export const itemCases: RouteCases = {
  listItems: { access: hostsOnly(200), request: registry },
  listUnattachedItems: { access: anyHost(200), request: none },
  getPrices: { access: hostsOnly(200), request: externalProductOf },
  lookAtPrice: { access: hostsOnly(202), request: externalProductOf },
  addItem: {
    access: hostsOnly(201),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      return { body: { registryId, productId: await fixtures.productId(), quantity: 1 } };
    },
  },
  addStarterList: {
    access: hostsOnly(201),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      return { body: { registryId, starterListId: 'wedding-kitchen' } };
    },
  },
  importGifts: {
    access: hostsOnly(201),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      const gift = { name: 'Lamp', url: null, brand: null, price: 10, note: null };
      return { body: { registryId, gifts: [gift] } };
    },
  },
  // Items of other hosts stay, without an error.
  takeBackItems: {
    access: anyHost(200),
    request: async (fixtures) => {
      const { itemId } = await fixtures.registry();
      return { body: { itemIds: [itemId] } };
    },
  },
  addExternalItem: {
    access: hostsOnly(201),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      return { body: { registryId, quantity: 1, product: externalProduct() } };
    },
  },
  updateItem: { access: hostsOnly(200), request: withBody(item, { quantityRequested: 3 }) },
  openForTogether: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      params: { itemId: await fixtures.externalItemId() },
      body: { open: true },
    }),
  },
  markBought: { access: hostsOnly(200), request: withBody(item, { bought: true }) },
  addFund: {
    access: hostsOnly(201),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      return { body: { registryId, fund: { kind: 'honeymoon', name: 'Our honeymoon' } } };
    },
  },
  saveFund: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      params: { itemId: await fixtures.newFundId() },
      body: { fund: { kind: 'shagun', name: 'Shagun' }, fundVersion: 1 },
    }),
  },
  closeFund: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      params: { itemId: await fixtures.newFundId() },
      body: { closed: true },
    }),
  },
  removeItem: { access: hostsOnly(200), request: item },
  removeItems: {
    access: hostsOnly(200),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      return { query: { registryId } };
    },
  },
  placeItem: {
    access: hostsOnly(200),
    request: withBody(item, { sectionId: null, afterItemId: null }),
  },
  restoreItem: {
    access: selfOnly(201),
    request: async (fixtures) => ({ params: { itemId: await fixtures.removedItemId() } }),
  },
  createSection: {
    access: hostsOnly(201),
    request: withBody(registry, { name: 'Kitchen', itemIds: [] }),
  },
  renameSection: { access: hostsOnly(200), request: withBody(section, { name: 'Dining room' }) },
  placeSection: { access: hostsOnly(200), request: withBody(section, { afterSectionId: null }) },
  removeSection: { access: hostsOnly(200), request: section },
  startScrape: {
    access: anyHost(202),
    request: () => ({ body: { url: 'https://shop.example/lamp' } }),
  },
  startPageList: {
    access: anyHost(202),
    request: async (fixtures) => {
      await fixtures.dropPageLists();
      return { body: { urls: ['https://shop.example/lamp'] } };
    },
  },
  getPageList: { access: anyHost(200), request: none },
  addPageListLine: {
    access: selfOnly(201),
    request: async (fixtures) => ({
      params: { lineId: await fixtures.pageLineId() },
      body: { registryId: null, quantity: 1, product: externalProduct() },
    }),
  },
  dropPageListLine: {
    access: selfOnly(200),
    request: async (fixtures) => ({
      params: { lineId: await fixtures.pageLineId() },
      body: { dropped: false },
    }),
  },
  dropPageList: { access: anyHost(200), request: none },
  uploadPhoto: {
    access: anyHost(202),
    request: () => ({ body: { content: Buffer.from('a photo').toString('base64') } }),
  },
  getScrape: {
    access: selfOnly(200),
    request: async (fixtures) => ({ params: { scrapeId: await fixtures.scrapeId() } }),
  },
};
