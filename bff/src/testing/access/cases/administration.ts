import { randomUUID } from 'node:crypto';
import { adminOnly, everybody, teamOnly } from '../access-rows.ts';
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

const announcement = {
  ...{ audience: 'everybody', kind: 'news', text: 'We pause on Sunday.', link: null },
  ...{ startsAt: '2099-01-01T00:00:00Z', endsAt: '2099-01-02T00:00:00Z' },
};

export const administrationCases: RouteCases = {
  listReleases: { access: teamOnly(200), request: none },
  getReleaseHealth: { access: teamOnly(200), request: none },
  // Nothing is published here: an admin gets as far as the rules of releases.
  promoteCanary: {
    access: adminOnly(409),
    request: () => ({ params: { project: 'mfe-guest' }, body: { canary: '3f2a91c0' } }),
  },
  publishRelease: {
    access: adminOnly(409),
    request: () => ({
      params: { project: 'mfe-guest' },
      body: { version: '3f2a91c0', seen: null, canary: null },
    }),
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
  searchTeam: { access: teamOnly(200), request: () => ({ query: { text: 'asha' } }) },
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
  // The gift has no giver: an admin gets as far as the rules.
  giveBackGuestGifts: {
    access: adminOnly(409),
    request: async (fixtures) => ({
      params: { registryId: (await fixtures.registry()).registryId, giftId: randomUUID() },
      body: { why },
    }),
  },
  stopGuest: {
    access: adminOnly(409),
    request: async (fixtures) => ({
      params: { registryId: (await fixtures.registry()).registryId, giftId: randomUUID() },
      body: { stopped: true, why },
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
  openHostView: { access: teamOnly(201), request: registryWith({ why }) },
  closeHostView: { access: teamOnly(200), request: none },
  listSavedFilters: { access: teamOnly(200), request: () => ({ query: { list: 'orders' } }) },
  saveFilter: {
    access: teamOnly(200),
    request: () => ({ body: { list: 'orders', name: 'Old parcels', query: 'view=packed' } }),
  },
  deleteSavedFilter: {
    access: teamOnly(404),
    request: () => ({ params: { filterId: randomUUID() } }),
  },
  listPeople: { access: teamOnly(200), request: none },
  exportPeople: { access: teamOnly(200), request: none },
  getPerson: { access: teamOnly(200), request: personWith() },
  // The account has not confirmed its address, so a role of the team waits.
  changeRole: { access: adminOnly(409), request: personWith({ role: 'support', why }) },
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
  listTeamMails: { access: teamOnly(200), request: none },
  exportTeamMails: { access: teamOnly(200), request: none },
  getTeamMail: {
    access: teamOnly(200),
    request: async (fixtures) => ({ params: { mailId: await fixtures.mailId() } }),
  },
  // No worker draws mails here.
  drawTeamMail: { access: teamOnly(404), request: () => ({ params: { mailId: randomUUID() } }) },
  listMailTemplates: { access: teamOnly(200), request: none },
  drawMailTemplate: { access: teamOnly(404), request: () => ({ params: { template: 'none' } }) },
  getMailDrawing: {
    access: teamOnly(404),
    request: () => ({ params: { drawingId: randomUUID() } }),
  },
  sendMailsAgain: {
    access: teamOnly(200),
    request: async (fixtures) => ({ body: { mailIds: [await fixtures.mailId()] } }),
  },
  sendUndeliveredMails: { access: teamOnly(200), request: none },
  listQueues: { access: teamOnly(200), request: none },
  listJobs: { access: teamOnly(200), request: () => ({ params: { queue: 'mail' } }) },
  retryJob: {
    access: teamOnly(404),
    request: () => ({ params: { queue: 'scrape', jobId: randomUUID() }, body: {} }),
  },
  removeJob: {
    access: adminOnly(404),
    request: () => ({ params: { queue: 'mail', jobId: randomUUID() } }),
  },
  getAnnouncement: { access: everybody(200), request: none },
  listAnnouncements: { access: teamOnly(200), request: none },
  exportAnnouncements: { access: teamOnly(200), request: none },
  announce: { access: adminOnly(201), request: () => ({ body: announcement }) },
  changeAnnouncement: {
    access: adminOnly(200),
    request: async (fixtures) => ({
      params: { announcementId: await fixtures.announcementId() },
      body: { ...announcement, version: 1 },
    }),
  },
  endAnnouncement: {
    access: adminOnly(200),
    request: async (fixtures) => ({
      params: { announcementId: await fixtures.announcementId() },
      body: {},
    }),
  },
  listAuditEntries: { access: teamOnly(200), request: none },
  exportAuditEntries: { access: teamOnly(200), request: none },
  getAuditEntry: {
    access: teamOnly(200),
    request: async (fixtures) => ({ params: { entryId: await fixtures.auditEntryId() } }),
  },
};
