import { randomUUID } from 'node:crypto';
import { testPassword } from '../accounts.ts';
import {
  adminOnly,
  anyHost,
  anyUser,
  everybody,
  giverOnly,
  hostsOnly,
  ownerOnly,
  row,
  selfOnly,
  type AccessRow,
} from './access-rows.ts';
import type { Fixtures } from './fixtures.ts';

export interface SampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface RouteCase {
  readonly access: AccessRow;
  /** Creates a valid request. */
  readonly request: (fixtures: Fixtures) => SampleRequest | Promise<SampleRequest>;
}

type Request = RouteCase['request'];

const none: Request = () => ({});
const registry: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { params: { registryId } };
};
const registryInQuery: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { query: { registryId } };
};
const invitation: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { params: { registryId, invitationId: await fixtures.invitationId() } };
};
const item: Request = async (fixtures) => {
  const { itemId } = await fixtures.registry();
  return { params: { itemId } };
};
const section: Request = async (fixtures) => ({
  params: { sectionId: await fixtures.sectionId() },
});
const question: Request = async (fixtures) => ({
  params: { questionId: await fixtures.questionId() },
});
const share: Request = async (fixtures) => {
  const { shareCode } = await fixtures.registry();
  return { params: { shareCode } };
};
const link: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { params: { registryId, linkId: await fixtures.linkId() } };
};
const gift: Request = async (fixtures) => {
  const { shareCode, giftId } = await fixtures.heldGift();
  return { params: { shareCode, giftId } };
};
const email: Request = async (fixtures) => ({ body: { email: await fixtures.email() } });
const emailLogin: Request = async (fixtures) => ({
  body: { email: await fixtures.email(), mode: 'login' },
});

const withBody =
  (request: Request, body: Readonly<Record<string, unknown>>): Request =>
  async (fixtures) => ({ ...(await request(fixtures)), body });

const giftOf =
  (amount: Readonly<Record<string, number>>): Request =>
  async (fixtures) => {
    const { shareCode, itemId } = await fixtures.registry();
    return {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: {
        guestName: 'Ravi',
        guestEmail: 'ravi@example.com',
        message: 'With love',
        ...amount,
      },
    };
  };

const registryForm = {
  registryName: 'Meera turns thirty',
  occasion: 'birthday',
  eventDate: '2099-05-01',
  guestRange: '21–50',
  guestMessage: 'Come and dance.',
  phoneNumber: '+91 98765 43210',
};

const externalProduct = () => ({
  url: `https://shop.example/${randomUUID()}`,
  name: 'Brass lamp',
  brand: 'Diya',
  description: 'A lamp.',
  price: 1499.5,
  currency: 'INR',
  picture: null,
});

/** Access and a sample request of every route of the contract; a test fails for a route that is missing here. */
export const routeCases: Readonly<Record<string, RouteCase>> = {
  getSession: { access: everybody(200), request: none },
  listSessions: { access: anyUser(200), request: none },
  endSession: {
    access: row(401, 401, 404, 200, 404, 404, 404),
    request: async (fixtures) => ({ params: { sessionId: await fixtures.sessionId() } }),
  },
  endOtherSessions: { access: anyUser(200), request: none },

  getAccount: { access: anyUser(200), request: none },
  saveAccount: {
    access: anyUser(200),
    request: () => ({ body: { firstName: 'Meera', lastName: 'Rao', phone: '9876543210' } }),
  },
  // A code that was never sent.
  confirmIdentity: { access: anyUser(400), request: () => ({ body: { code: '000000' } }) },
  sendIdentityCode: { access: anyUser(202), request: none },
  changePassword: {
    access: anyUser(200),
    request: () => ({ body: { currentPassword: testPassword, password: 'Copper-pan-92' } }),
  },
  changeEmail: {
    access: anyUser(200),
    request: () => ({ body: { email: `${randomUUID()}@example.com` } }),
  },
  cancelEmailChange: { access: anyUser(200), request: none },
  readEmailLink: { access: everybody(400), request: () => ({ body: { token: 'made-up' } }) },
  answerEmailLink: {
    access: everybody(400),
    request: () => ({ body: { token: 'made-up', accept: true } }),
  },
  exportAccount: { access: anyUser(202), request: none },
  downloadExport: {
    access: row(401, 401, 404, 200, 404, 404, 404),
    request: async (fixtures) => ({ params: { exportId: await fixtures.exportId() } }),
  },
  deleteAccount: { access: anyUser(200), request: none },
  // Nothing is going to be deleted.
  keepAccount: { access: anyUser(409), request: none },

  signUp: {
    access: everybody(202),
    request: () => ({
      body: {
        firstName: 'Ravi',
        lastName: 'Kumar',
        email: `${randomUUID()}@example.com`,
        password: testPassword,
        termsAccepted: true,
      },
    }),
  },
  signIn: {
    access: everybody(200),
    request: async (fixtures) => ({
      body: { email: await fixtures.email(), password: testPassword },
    }),
  },
  signOut: { access: everybody(200), request: none },
  // Invented credentials.
  confirmEmail: {
    access: everybody(400),
    request: () => ({ body: { token: 'made-up', type: 'email' } }),
  },
  resetPassword: {
    access: everybody(400),
    request: () => ({ body: { accessToken: 'made', refreshToken: 'up', password: testPassword } }),
  },
  verifyOtp: {
    access: everybody(400),
    request: async (fixtures) => ({
      body: { email: await fixtures.email(), token: '000000', type: 'email' },
    }),
  },
  getWait: {
    access: everybody(200),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId } };
    },
  },
  listOwnQuestions: {
    access: everybody(200),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return { params: { shareCode, itemId } };
    },
  },
  getMailedAnswer: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' } };
    },
  },
  // A gift of nobody: nothing is given back.
  giveBackGifts: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      ...(await registry(fixtures)),
      body: { giftId: randomUUID() },
    }),
  },
  listUnusualGivers: { access: hostsOnly(200), request: registry },
  getGiftSupply: { access: hostsOnly(200), request: registry },
  listGiftQuestions: { access: hostsOnly(200), request: registry },
  answerGiftQuestion: {
    access: hostsOnly(200),
    request: withBody(question, { answer: 'Blue.', isPublic: false }),
  },
  deleteGiftQuestion: { access: hostsOnly(200), request: question },
  getMailedWait: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' } };
    },
  },
  getMailedGift: {
    access: everybody(404),
    request: async (fixtures) => {
      const { shareCode } = await fixtures.registry();
      return { params: { shareCode, token: 'made-up' } };
    },
  },
  openGiftsLink: { access: everybody(400), request: () => ({ body: { token: 'made-up' } }) },
  // The address is already confirmed.
  resendConfirmation: { access: everybody(404), request: email },
  requestPasswordReset: { access: everybody(202), request: email },
  sendMagicLink: { access: everybody(202), request: emailLogin },
  sendOtp: { access: everybody(202), request: emailLogin },

  listCategories: { access: everybody(200), request: none },
  listProducts: { access: everybody(200), request: none },
  getChecklist: {
    access: everybody(200),
    request: () => ({ query: { occasion: 'wedding' } }),
  },
  listStarterLists: {
    access: everybody(200),
    request: () => ({ query: { occasion: 'wedding' } }),
  },
  getProduct: {
    access: everybody(200),
    request: async (fixtures) => ({ params: { productId: await fixtures.productId() } }),
  },

  listRegistries: { access: anyHost(200), request: none },
  getDraft: { access: anyHost(200), request: none },
  getCurrentRegistry: { access: anyHost(200), request: none },
  createRegistry: { access: anyHost(201), request: () => ({ body: registryForm }) },
  getRegistry: { access: hostsOnly(200), request: registry },
  updateRegistry: { access: hostsOnly(200), request: withBody(registry, registryForm) },
  deleteDraft: {
    access: ownerOnly(200),
    request: async (fixtures) => ({ params: { registryId: await fixtures.draftId() } }),
  },
  saveCover: {
    access: hostsOnly(200),
    request: withBody(registry, { coverImageUrl: null, coverAlt: null, story: 'How we met.' }),
  },
  saveDelivery: {
    access: hostsOnly(200),
    request: withBody(registry, { deliveryPreference: 'guest_delivery', termsAccepted: true }),
  },

  listItems: { access: hostsOnly(200), request: registry },
  listUnattachedItems: { access: anyHost(200), request: none },
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

  getShare: { access: hostsOnly(200), request: registry },
  createShare: { access: hostsOnly(201), request: registry },
  revokeShare: { access: hostsOnly(200), request: registry },
  listLinks: { access: hostsOnly(200), request: registry },
  addLink: { access: hostsOnly(201), request: withBody(registry, { label: 'Family' }) },
  changeLink: { access: hostsOnly(200), request: withBody(link, { paused: true }) },
  rotateLink: { access: hostsOnly(200), request: link },
  endLink: { access: hostsOnly(200), request: link },
  getSharedCalendar: { access: everybody(200), request: share },
  getRegistryCalendar: { access: hostsOnly(200), request: registry },
  getInvitationPicture: { access: hostsOnly(200), request: registry },
  getQrCode: { access: hostsOnly(200), request: registry },
  getGuestView: { access: hostsOnly(200), request: registry },
  changeGuestView: { access: hostsOnly(200), request: withBody(registry, { showsPhone: true }) },
  pauseGifts: {
    access: hostsOnly(200),
    request: withBody(registry, { pauseNote: 'Moving house' }),
  },
  continueGifts: { access: hostsOnly(200), request: registry },
  getRegistryAccess: { access: hostsOnly(200), request: registry },
  setRegistryAddress: {
    access: hostsOnly(200),
    request: async (fixtures) => ({
      ...(await registry(fixtures)),
      body: { address: `asha-${randomUUID().slice(0, 13)}` },
    }),
  },
  removeRegistryAddress: { access: hostsOnly(200), request: registry },
  setPasscode: { access: hostsOnly(200), request: withBody(registry, { passcode: '2468' }) },
  removePasscode: { access: hostsOnly(200), request: registry },
  getSharedRegistry: { access: everybody(200), request: share },
  listSharedItems: { access: everybody(200), request: share },

  claimItem: { access: everybody(201), request: giftOf({ quantity: 1 }) },
  contributeToItem: { access: everybody(201), request: giftOf({ amount: 500 }) },
  listMyGifts: { access: everybody(200), request: share },
  confirmGift: { access: giverOnly(200), request: gift },
  extendGift: { access: giverOnly(200), request: gift },
  postponeQuestion: { access: giverOnly(200), request: gift },
  hideHoldEnd: { access: giverOnly(200), request: gift },
  releaseGift: { access: giverOnly(200), request: gift },

  listGifts: { access: hostsOnly(200), request: registryInQuery },
  getGiftTotals: { access: hostsOnly(200), request: registryInQuery },
  exportGifts: { access: hostsOnly(200), request: registryInQuery },
  // Gifts of others are left out of the reply.
  markGiftsReceived: {
    access: anyHost(200),
    request: async (fixtures) => ({
      body: { giftIds: [(await fixtures.boughtGift()).giftId], received: true },
    }),
  },
  sayThanks: {
    access: anyHost(200),
    request: async (fixtures) => ({
      body: {
        batchId: randomUUID(),
        channel: 'copied',
        notes: [{ giftId: (await fixtures.boughtGift()).giftId, note: 'Thank you!' }],
      },
    }),
  },
  undoThanks: { access: anyHost(200), request: () => ({ body: { batchId: randomUUID() } }) },
  listThanks: {
    access: hostsOnly(200),
    request: async (fixtures) => ({ params: { giftId: (await fixtures.boughtGift()).giftId } }),
  },
  readThanks: { access: everybody(400), request: () => ({ body: { token: 'made-up' } }) },

  getSurprise: { access: hostsOnly(200), request: registry },
  setSurprise: { access: ownerOnly(200), request: withBody(registry, { until: '2027-12-01' }) },
  getHosts: { access: hostsOnly(200), request: registry },
  inviteCoHost: {
    access: ownerOnly(200),
    request: async (fixtures) => ({
      ...(await registry(fixtures)),
      body: { email: `${randomUUID()}@example.com` },
    }),
  },
  resendInvitation: { access: ownerOnly(200), request: invitation },
  revokeInvitation: { access: ownerOnly(200), request: invitation },
  // Co-hosts remove themselves.
  removeCoHost: {
    access: hostsOnly(200),
    request: async (fixtures) => {
      const { registryId } = await fixtures.registry();
      return { params: { registryId, userId: fixtures.coHostId } };
    },
  },
  offerHandover: {
    access: ownerOnly(200),
    request: async (fixtures) => ({
      ...(await registry(fixtures)),
      body: { userId: fixtures.coHostId },
    }),
  },
  answerHandover: {
    access: row(401, 401, 403, 409, 200, 404, 404),
    request: async (fixtures) => ({
      params: { registryId: await fixtures.offeredRegistryId() },
      body: { accept: false },
    }),
  },
  readInvitation: { access: everybody(400), request: () => ({ body: { token: 'made-up' } }) },
  acceptInvitation: { access: anyHost(400), request: () => ({ body: { token: 'made-up' } }) },
  completeRegistry: { access: ownerOnly(200), request: registry },
  reopenRegistry: { access: ownerOnly(200), request: registry },
  archiveRegistry: { access: ownerOnly(200), request: withBody(registry, { archived: false }) },
  copyRegistry: {
    access: hostsOnly(201),
    request: withBody(registry, {
      registryName: 'Our next feast',
      occasion: 'other',
      eventDate: '2099-06-01',
    }),
  },
  deleteRegistry: {
    access: ownerOnly(200),
    request: withBody(registry, { registryName: 'Meera turns thirty' }),
  },
  restoreRegistry: {
    access: selfOnly(200),
    request: async (fixtures) => ({ params: { registryId: await fixtures.deletedRegistryId() } }),
  },
  listDeletedRegistries: { access: anyHost(200), request: none },
  forgetMe: { access: everybody(200), request: share },
  getMailSettings: { access: anyUser(200), request: none },
  saveMailSettings: {
    access: anyUser(200),
    request: () => ({ body: { giftMails: 'daily', eventMails: true } }),
  },
  readLinkedMailSettings: {
    access: everybody(400),
    request: () => ({ body: { token: 'made-up' } }),
  },
  saveLinkedMailSettings: {
    access: everybody(400),
    request: () => ({ body: { token: 'made-up', giftMails: 'never', eventMails: false } }),
  },

  listDismissedHints: { access: anyHost(200), request: none },
  dismissHint: { access: anyHost(200), request: () => ({ params: { hint: 'welcome' } }) },

  submitQuery: {
    access: everybody(201),
    request: () => ({
      body: {
        name: 'Ravi',
        email: `${randomUUID()}@example.com`,
        phone: '9876543210',
        queryText: 'Do you deliver to Pune?',
      },
    }),
  },
  listReleases: { access: adminOnly(200), request: none },
  getReleaseHealth: { access: adminOnly(200), request: none },
  // Nothing is published here: an admin gets as far as the rules of releases.
  promoteCanary: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { canary: '3f2a91c0' } }),
  },
  rollBackRelease: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { withdraws: '3f2a91c0' } }),
  },
  createDeployToken: {
    access: adminOnly(201),
    request: () => ({ body: { project: 'mfe-guest', label: 'CI of the guest team' } }),
  },
  revokeDeployToken: {
    access: adminOnly(200),
    request: async (fixtures) => ({ params: { tokenId: await fixtures.deployTokenId() } }),
  },
  getAdminOverview: { access: row(401, 401, 403, 403, 403, 403, 200), request: none },
};

/** Routes below `/api` outside of the contract: redirects, the event stream, and the calls of other programs. */
export const routesOutsideContract: readonly string[] = [
  '/api/events',
  '/api/auth/google/start',
  '/api/auth/google/callback',
  '/api/unsubscribe/:token',
  // Beacons of pages: anybody, from our own origin.
  '/api/reports',
  // Deploy tokens, not users, may call these: `deploy.integration.test.ts` has their rows.
  '/api/deploy/releases',
  '/api/deploy/:project/releases',
  '/api/deploy/:project/promote',
  '/api/deploy/:project/rollback',
];

export function routeCaseOf(routeId: string): RouteCase {
  const found = routeCases[routeId];
  if (!found) throw new Error(`${routeId} has no entry in route-cases.ts.`);
  return found;
}
