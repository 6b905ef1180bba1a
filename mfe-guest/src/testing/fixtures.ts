import type {
  DocumentForm,
  GuestGift,
  SharedItem,
  SharedRegistry,
} from '@gift-registry/bff-contract';

export const shareCode = 'k3yQp0Zt8vXw2LmN4rSaBc';

let lastId = 0;
/** A new UUID, so ordering by id is ordering by creation. */
export const newId = (): string => `01997d0e-0000-7000-8000-${String(++lastId).padStart(12, '0')}`;

export function dateInDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export const aRegistry = (changes: Partial<SharedRegistry> = {}): SharedRegistry => ({
  registryId: newId(),
  shareCode,
  registryName: 'Meera turns one',
  ownerFirstName: 'Asha',
  ownerLastName: 'Menon',
  occasion: 'birthday',
  eventDate: '2099-11-21',
  expectedGuests: null,
  guestMessage: null,
  contactEmail: null,
  contactPhone: null,
  giftsPaused: false,
  pauseNote: null,
  deliveryPreference: null,
  shipsTo: null,
  deliveryFrom: null,
  deliveryUntil: null,
  paysOnline: false,
  pickUp: null,
  takesUpi: false,
  coverImageUrl: null,
  coverAlt: null,
  story: null,
  coverScrim: null,
  theme: 'marigold',
  completed: false,
  ...changes,
});

export const aPickUpPlace = {
  name: 'Tohfa Studio',
  address: '14 Church Street, Bengaluru 560001',
  hours: 'Monday to Saturday, 10 am to 7 pm',
};

/** A gift that the host described: given without an order. */
export const anItem = (changes: Partial<SharedItem> = {}): SharedItem => ({
  id: newId(),
  name: 'Brass Diya Lamp',
  brand: 'Dhatu Works',
  description: 'Hand-cast in Moradabad.',
  price: 1499,
  currency: 'INR',
  imageUrl: '/pictures/lamp.webp',
  moreImageUrls: null,
  imageColour: null,
  imageIsCutOut: false,
  externalUrl: null,
  source: 'external',
  quantityRequested: 1,
  quantityReserved: 0,
  quantityFulfilled: 0,
  pledgedAmount: 0,
  paidAmount: 0,
  receivedAmount: 0,
  missingAmount: null,
  joinedGuests: 0,
  givesTogether: true,
  fund: null,
  note: null,
  isMostWanted: false,
  section: null,
  answers: null,
  outOfStock: false,
  priceSeenOn: null,
  ...changes,
});

export const aCatalogueItem = (changes: Partial<SharedItem> = {}): SharedItem =>
  anItem({ source: 'internal', ...changes });

export const anExternalItem = (changes: Partial<SharedItem> = {}): SharedItem =>
  anItem({
    name: 'Cane Rocking Chair',
    brand: null,
    price: 8900,
    externalUrl: 'https://www.shop.example/chair',
    givesTogether: false,
    priceSeenOn: '2026-11-12',
    ...changes,
  });

export const aGift = (item: SharedItem, changes: Partial<GuestGift> = {}): GuestGift => ({
  id: newId(),
  itemId: item.id,
  kind: 'claim',
  status: 'purchased',
  productName: item.name,
  imageUrl: item.imageUrl,
  externalUrl: item.externalUrl,
  quantity: 1,
  amount: null,
  guestName: 'Gita',
  expiresAt: null,
  extendable: false,
  askAfter: null,
  holdEndedAt: null,
  givenBackAt: null,
  orderNumber: null,
  payment: null,
  receivedAt: null,
  thanks: null,
  undoable: true,
  payOrderBy: null,
  isShortPaid: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...changes,
});

export const aHeldGift = (item: SharedItem, changes: Partial<GuestGift> = {}): GuestGift =>
  aGift(item, {
    status: 'reserved',
    expiresAt: '2099-11-20T10:00:00Z',
    extendable: true,
    ...changes,
  });

export const aDocumentForm = (changes: Partial<DocumentForm> = {}): DocumentForm => ({
  action: '/',
  csrfToken: 'token-of-the-form',
  idempotencyKey: '01997d0e-0000-4000-8000-000000000001',
  values: {},
  errors: {},
  ...changes,
});
