import { randomUUID } from 'node:crypto';
import { testPassword } from '../testing/accounts.ts';
import type { Scene } from './scene.ts';

export interface SampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

type RequestOf = (scene: Scene) => SampleRequest;

const none: RequestOf = () => ({});
const ofRegistry: RequestOf = ({ registryId }) => ({ params: { registryId } });
const ofShare: RequestOf = ({ shareCode }) => ({ params: { shareCode } });
const ofGift: RequestOf = ({ shareCode, giftId }) => ({ params: { shareCode, giftId } });
const mailTo: RequestOf = ({ email }) => ({ body: { email } });
const mailInMode: RequestOf = ({ email }) => ({ body: { email, mode: 'login' } });

const registryForm = {
  registryName: 'Meera turns thirty',
  occasion: 'birthday',
  eventDate: '2099-05-01',
  guestRange: '21–50',
  guestMessage: 'Come and dance.',
  phoneNumber: '+91 98765 43210',
};

const giver = { guestName: 'Ravi', guestEmail: 'ravi@example.com', message: 'With love' };
const idempotent = (): { 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() });

/** A good request for every route of the contract. */
export const requests: Readonly<Record<string, RequestOf>> = {
  getSession: none,
  listSessions: none,
  endSession: ({ sessionId }) => ({ params: { sessionId } }),
  endOtherSessions: none,
  signUp: () => ({
    body: {
      firstName: 'Ravi',
      lastName: 'Kumar',
      email: `${randomUUID()}@example.com`,
      password: testPassword,
      termsAccepted: true,
    },
  }),
  signIn: ({ email }) => ({ body: { email, password: testPassword } }),
  signOut: none,
  confirmEmail: () => ({ body: { token: 'made-up', type: 'email' } }),
  resendConfirmation: mailTo,
  requestPasswordReset: mailTo,
  resetPassword: () => ({
    body: { accessToken: 'made', refreshToken: 'up', password: testPassword },
  }),
  sendMagicLink: mailInMode,
  sendOtp: mailInMode,
  verifyOtp: ({ email }) => ({ body: { email, token: '000000', type: 'email' } }),
  listCategories: none,
  listProducts: none,
  getProduct: ({ productId }) => ({ params: { productId } }),
  listRegistries: none,
  getDraft: none,
  getCurrentRegistry: none,
  getRegistry: ofRegistry,
  createRegistry: () => ({ body: registryForm }),
  updateRegistry: (scene) => ({ ...ofRegistry(scene), body: registryForm }),
  deleteDraft: ({ draftId }) => ({ params: { registryId: draftId } }),
  listItems: ofRegistry,
  listUnattachedItems: none,
  addItem: ({ registryId, productId }) => ({ body: { registryId, productId, quantity: 1 } }),
  addExternalItem: ({ registryId }) => ({
    body: {
      registryId,
      quantity: 1,
      product: {
        url: `https://shop.example/${randomUUID()}`,
        name: 'Brass lamp',
        brand: 'Diya',
        description: 'A lamp.',
        price: 1499.5,
        currency: 'INR',
        picture: null,
      },
    },
  }),
  updateItem: ({ itemId }) => ({ params: { itemId }, body: { quantityRequested: 3 } }),
  removeItem: ({ itemId }) => ({ params: { itemId } }),
  startScrape: () => ({ body: { url: 'https://shop.example/lamp' } }),
  getScrape: ({ scrapeId }) => ({ params: { scrapeId } }),
  saveDelivery: (scene) => ({
    ...ofRegistry(scene),
    body: { deliveryPreference: 'guest_delivery', termsAccepted: true },
  }),
  getShare: ofRegistry,
  createShare: ofRegistry,
  revokeShare: ofRegistry,
  getSharedRegistry: ofShare,
  listSharedItems: ofShare,
  claimItem: ({ shareCode, itemId }) => ({
    params: { shareCode, itemId },
    headers: idempotent(),
    body: { ...giver, quantity: 1 },
  }),
  contributeToItem: ({ shareCode, itemId }) => ({
    params: { shareCode, itemId },
    headers: idempotent(),
    body: { ...giver, amount: 500 },
  }),
  listMyGifts: ofShare,
  confirmGift: ofGift,
  extendGift: ofGift,
  releaseGift: ofGift,
  openGiftsLink: () => ({ body: { token: 'made-up' } }),
  submitQuery: () => ({
    body: {
      name: 'Ravi',
      email: `${randomUUID()}@example.com`,
      phone: '9876543210',
      queryText: 'Do you deliver to Pune?',
    },
  }),
  getAdminOverview: none,
};
