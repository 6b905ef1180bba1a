import { randomUUID } from 'node:crypto';
import { anyHost, everybody, hostsOnly, ownerOnly, row } from '../access-rows.ts';
import { samplePayee } from '../../samples/upi-payee.ts';
import { registry, withBody, type RouteCases, type Request } from '../sample-requests.ts';

const invitation: Request = async (fixtures) => {
  const { registryId } = await fixtures.registry();
  return { params: { registryId, invitationId: await fixtures.invitationId() } };
};

export const hostCases: RouteCases = {
  getSurprise: { access: hostsOnly(200), request: registry },
  setSurprise: { access: ownerOnly(200), request: withBody(registry, { until: '2027-12-01' }) },
  getUpiSettings: { access: ownerOnly(200), request: registry },
  saveUpiDraft: { access: ownerOnly(200), request: withBody(registry, samplePayee) },
  // No address waits for its test.
  confirmUpiDraft: {
    access: row(401, 401, 403, 409, 403, 404, 404),
    request: withBody(registry, { ...samplePayee, payeeName: 'Somebody else' }),
  },
  removeUpi: { access: ownerOnly(200), request: registry },
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
  answerCoHostRequest: {
    access: ownerOnly(200),
    request: async (fixtures) => ({
      params: {
        registryId: (await fixtures.registry()).registryId,
        requestId: await fixtures.coHostRequestId(),
      },
      body: { allow: true },
    }),
  },
  askToCoHost: { access: anyHost(400), request: () => ({ body: { token: 'made-up' } }) },
  acceptInvitation: { access: anyHost(400), request: () => ({ body: { token: 'made-up' } }) },
};
