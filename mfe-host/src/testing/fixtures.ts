import type {
  HostGift,
  Product,
  Registry,
  RegistryHosts,
  RegistryItem,
  ScrapeStatus,
  Share,
  Surprise,
  UnusualGiver,
  UnusualNetwork,
  UpiSettings,
} from '@gift-registry/bff-contract';
import { testUser } from '@gift-registry/shell-contract/testing';

let lastId = 0;
/** A new UUID, so ordering by id is ordering by creation. */
export const newId = (): string => `01997d0e-0000-7000-8000-${String(++lastId).padStart(12, '0')}`;

export const aRegistry = (changes: Partial<Registry> = {}): Registry => ({
  id: newId(),
  registryName: 'Meera turns one',
  occasion: 'birthday',
  eventDate: '2099-11-21',
  guestRange: '21–50',
  guestMessage: null,
  phoneNumber: '9876543210',
  status: 'draft',
  deliveryPreference: null,
  recipientName: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipCode: null,
  deliveryInstructions: null,
  deliveryFrom: null,
  deliveryUntil: null,
  termsAccepted: false,
  role: 'owner',
  archivedAt: null,
  detailsVersion: 1,
  deliveryVersion: 1,
  coverImageUrl: null,
  coverAlt: null,
  story: null,
  coverVersion: 1,
  theme: 'marigold',
  itemCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...changes,
});

export const noSurprise: Surprise = {
  until: null,
  opensAt: null,
  hidden: false,
  timeZone: 'Asia/Kolkata',
};

const { id: userId, email } = testUser('host');

/** The signed-in person owns the registry alone. */
export const onlyHost: RegistryHosts = {
  role: 'owner',
  owner: { userId, firstName: 'Asha', lastName: 'Rao', email },
  coHosts: [],
  invitations: [],
  requests: [],
  handoverTo: null,
};

export const noUpi: UpiSettings = {
  payee: null,
  changedAt: null,
  draft: null,
  use: { looks: 0, openPromises: 0 },
};

export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: newId(),
  name: 'Brass Diya Lamp',
  brand: 'Dhatu Works',
  description: 'Hand-cast in Moradabad.',
  price: 1499,
  currency: 'INR',
  imageUrl: '/pictures/lamp.webp',
  thumbnailUrl: '/pictures/lamp-small.webp',
  externalUrl: null,
  source: 'internal',
  stockQuantity: 5,
  categoryId: null,
  occasions: ['wedding'],
  ...changes,
});

export const anExternalProduct = (changes: Partial<Product> = {}): Product =>
  aProduct({
    name: 'Cane Rocking Chair',
    brand: null,
    source: 'external',
    externalUrl: 'https://www.shop.example/chair',
    stockQuantity: 0,
    ...changes,
  });

export const anItem = (
  product: Product = aProduct(),
  changes: Partial<RegistryItem> = {},
): RegistryItem => ({
  id: newId(),
  registryId: null,
  quantityRequested: 1,
  quantityReserved: 0,
  quantityFulfilled: 0,
  pledgedAmount: 0,
  paidAmount: 0,
  receivedAmount: 0,
  sectionId: null,
  note: null,
  noteVersion: 1,
  quantityVersion: 1,
  markVersion: 1,
  isMostWanted: false,
  givesTogether: false,
  readyToBuy: 0,
  fund: null,
  product,
  shop: null,
  ...changes,
});

export const aShare = (changes: Partial<Share> = {}): Share => ({
  shareCode: 'k3yQp0Zt8vXw2LmN4rSaBc',
  url: 'https://gifts.example/r/k3yQp0Zt8vXw2LmN4rSaBc',
  ...changes,
});

export const aScrape = (changes: Partial<ScrapeStatus> = {}): ScrapeStatus => ({
  id: newId(),
  step: 'queued',
  outcome: null,
  notice: null,
  product: null,
  ...changes,
});

export const aGift = (changes: Partial<HostGift> = {}): HostGift => ({
  id: newId(),
  registryId: newId(),
  registryName: 'Asha weds Dev',
  kind: 'claim',
  state: 'bought',
  productName: 'Brass Diya Lamp',
  imageUrl: '/pictures/lamp-small.webp',
  quantity: 1,
  amount: null,
  price: 1499,
  currency: 'INR',
  giverName: 'Sunita Devi',
  giverEmail: 'sunita@example.com',
  message: null,
  receivedAt: null,
  thankedAt: null,
  parcel: null,
  payment: null,
  createdAt: '2026-11-12T08:00:00Z',
  ...changes,
});

export const anUnusualGiver = (changes: Partial<UnusualGiver> = {}): UnusualGiver => ({
  giftId: newId(),
  giverName: 'Dev',
  gifts: 8,
  returnable: 8,
  ...changes,
});

export const anUnusualNetwork = (changes: Partial<UnusualNetwork> = {}): UnusualNetwork => ({
  giftId: newId(),
  units: 8,
  guests: 1,
  returnable: 8,
  givers: [anUnusualGiver()],
  ...changes,
});
