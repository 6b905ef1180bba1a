import type { Persona } from './personas.ts';

type Row = Readonly<Record<Persona, number>>;

const row = (
  nobody: number,
  guest: number,
  viewer: number,
  owner: number,
  other: number,
  admin: number,
): Row => ({ nobody, guest, viewer, owner, other, admin });

const everybody = (status: number): Row => row(status, status, status, status, status, status);
const anyUser = (status: number): Row => row(401, 401, status, status, status, status);
const anyHost = (status: number): Row => row(401, 401, 403, status, status, status);
/** Rows of another host are no rows, for an admin too. */
const ownerOnly = (status: number): Row => row(401, 401, 403, status, 404, 404);
/** Only the browser that gave the gift knows of it. */
const giverOnly = (status: number): Row => row(404, status, 404, 404, 404, 404);

/** Who gets what from a good request; a route without a row fails the tests. */
export const accessMatrix: Readonly<Record<string, Row>> = {
  getSession: everybody(200),
  listSessions: anyUser(200),
  endSession: row(401, 401, 404, 200, 404, 404),
  endOtherSessions: anyUser(200),
  signUp: everybody(202),
  signIn: everybody(200),
  signOut: everybody(200),
  // Made-up credentials: nobody gets in with them, whoever they are.
  confirmEmail: everybody(400),
  resetPassword: everybody(400),
  verifyOtp: everybody(400),
  openGiftsLink: everybody(400),
  // The address is confirmed already.
  resendConfirmation: everybody(404),
  requestPasswordReset: everybody(202),
  sendMagicLink: everybody(202),
  sendOtp: everybody(202),

  listCategories: everybody(200),
  listProducts: everybody(200),
  getProduct: anyUser(200),

  listRegistries: anyHost(200),
  getDraft: anyHost(200),
  getCurrentRegistry: anyHost(200),
  createRegistry: anyHost(201),
  getRegistry: ownerOnly(200),
  updateRegistry: ownerOnly(200),
  deleteDraft: ownerOnly(200),
  saveDelivery: ownerOnly(200),

  listItems: ownerOnly(200),
  listUnattachedItems: anyHost(200),
  addItem: ownerOnly(201),
  addExternalItem: ownerOnly(201),
  updateItem: ownerOnly(200),
  removeItem: ownerOnly(200),
  startScrape: anyHost(202),
  getScrape: ownerOnly(200),

  getShare: ownerOnly(200),
  createShare: ownerOnly(201),
  revokeShare: ownerOnly(200),
  getSharedRegistry: everybody(200),
  listSharedItems: everybody(200),

  claimItem: everybody(201),
  contributeToItem: everybody(201),
  listMyGifts: everybody(200),
  confirmGift: giverOnly(200),
  extendGift: giverOnly(200),
  releaseGift: giverOnly(200),

  submitQuery: everybody(201),
  getAdminOverview: row(401, 401, 403, 403, 403, 200),
};

/** Addresses below `/api` that the contract doesn't list: navigations and the event stream. */
export const otherAddresses: readonly string[] = [
  '/api/events',
  '/api/auth/google/start',
  '/api/auth/google/callback',
];
