import { randomUUID } from 'node:crypto';
import { testPassword } from '../../accounts.ts';
import { anyUser, everybody, row } from '../access-rows.ts';
import { none, type RouteCases } from '../sample-requests.ts';

export const accountCases: RouteCases = {
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
  checkExport: {
    access: row(401, 401, 404, 200, 404, 404, 404),
    request: async (fixtures) => ({ params: { exportId: await fixtures.exportId() } }),
  },
  deleteAccount: { access: anyUser(200), request: none },
  // Nothing is going to be deleted.
  keepAccount: { access: anyUser(409), request: none },
  getMailSettings: { access: anyUser(200), request: none },
  saveMailSettings: {
    access: anyUser(200),
    request: () => ({ body: { giftMails: 'daily', eventMails: true, questionMails: true } }),
  },
  readLinkedMailSettings: {
    access: everybody(400),
    request: () => ({ body: { token: 'made-up' } }),
  },
  saveLinkedMailSettings: {
    access: everybody(400),
    request: () => ({
      body: { token: 'made-up', giftMails: 'never', eventMails: false, questionMails: false },
    }),
  },
};
