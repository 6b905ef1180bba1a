import { randomUUID } from 'node:crypto';
import { adminOnly, teamOnly } from '../access-rows.ts';
import { none, type Request, type RouteCases } from '../sample-requests.ts';

const why = 'The owner asked for it by phone.';

const registryWith =
  (body?: Readonly<Record<string, unknown>>): Request =>
  async (fixtures) => ({
    params: { registryId: (await fixtures.registry()).registryId },
    ...(body && { body }),
  });

const personWith =
  (body?: Readonly<Record<string, unknown>>): Request =>
  async (fixtures) => ({ params: { userId: await fixtures.accountId() }, ...(body && { body }) });

const queryWith =
  (body?: Readonly<Record<string, unknown>>): Request =>
  async (fixtures) => ({ params: { queryId: await fixtures.queryId() }, ...(body && { body }) });

export const administrationCases: RouteCases = {
  listReleases: { access: teamOnly(200), request: none },
  getReleaseHealth: { access: teamOnly(200), request: none },
  // Nothing is published here: an admin gets as far as the rules of releases.
  promoteCanary: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { canary: '3f2a91c0' } }),
  },
  rollBackRelease: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { withdraws: '3f2a91c0' } }),
  },
  handOverPrefix: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { prefix: '/gifts' } }),
  },
  createDeployToken: {
    access: adminOnly(201),
    request: () => ({ body: { project: 'mfe-guest', label: 'CI of the guest team' } }),
  },
  revokeDeployToken: {
    access: adminOnly(200),
    request: async (fixtures) => ({ params: { tokenId: await fixtures.deployTokenId() } }),
  },
  listSettings: { access: teamOnly(200), request: none },
  changeSetting: {
    access: adminOnly(200),
    request: () => ({ params: { name: 'BRAND' }, body: { value: null, seen: null } }),
  },
  listTeamRegistries: { access: teamOnly(200), request: none },
  exportTeamRegistries: { access: teamOnly(200), request: none },
  getTeamRegistry: { access: teamOnly(200), request: registryWith() },
  pauseRegistryGifts: { access: teamOnly(200), request: registryWith({ paused: true, why }) },
  publishTeamRegistry: { access: adminOnly(200), request: registryWith({ published: false, why }) },
  revokeRegistryLinks: { access: adminOnly(200), request: registryWith({ why }) },
  // Nobody gave this gift: an admin gets as far as the rules.
  giveBackGuestGifts: {
    access: adminOnly(409),
    request: async (fixtures) => ({
      params: { registryId: (await fixtures.registry()).registryId, giftId: randomUUID() },
      body: { why },
    }),
  },
  restoreTeamRegistry: {
    access: adminOnly(200),
    request: async (fixtures) => ({
      params: { registryId: await fixtures.deletedRegistryId() },
      body: { why },
    }),
  },
  handOverTeamRegistry: {
    access: adminOnly(200),
    request: async (fixtures) => ({
      params: { registryId: (await fixtures.registry()).registryId },
      body: { email: await fixtures.email(), why },
    }),
  },
  listPeople: { access: teamOnly(200), request: none },
  exportPeople: { access: teamOnly(200), request: none },
  getPerson: { access: teamOnly(200), request: personWith() },
  changeRole: { access: adminOnly(200), request: personWith({ role: 'support', why }) },
  signPersonOut: { access: teamOnly(200), request: personWith({ why }) },
  lockPerson: { access: adminOnly(200), request: personWith({ locked: true, why }) },
  confirmPersonEmail: { access: adminOnly(200), request: personWith({ why }) },
  mailPersonConfirmation: { access: teamOnly(200), request: personWith({ why }) },
  exportPersonData: { access: adminOnly(200), request: personWith({ why }) },
  deletePerson: { access: adminOnly(200), request: personWith({ deleted: true, why }) },
  listQueries: { access: teamOnly(200), request: none },
  exportQueries: { access: teamOnly(200), request: none },
  getQuery: { access: teamOnly(200), request: queryWith() },
  replyToQuery: { access: teamOnly(200), request: queryWith({ text: 'Yes, we do.' }) },
  noteQuery: { access: teamOnly(200), request: queryWith({ text: 'Asked before.' }) },
  markQuery: { access: teamOnly(200), request: queryWith({ answered: true }) },
  getAdminOverview: { access: teamOnly(200), request: none },
};
