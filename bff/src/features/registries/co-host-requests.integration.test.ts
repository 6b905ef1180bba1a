import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  answerCoHostRequest,
  askToCoHost,
  getHosts,
  inviteCoHost,
  listRegistries,
  readInvitation,
  revokeInvitation,
} from '@gift-registry/bff-contract';
import { signUpAndIn, type SignedIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function invitation() {
  const { client: owner, user } = await signUpAndIn(app, { firstName: 'Asha', lastName: 'Rao' });
  const { registryId } = await createSampleRegistry(app, user.id);
  const email = `${randomUUID()}@example.com`;
  const params = { registryId };
  const { invitations } = await owner.call(inviteCoHost, { params, body: { email } });
  const mail = await lastMail(app, email, 'co-host-invitation');
  return {
    owner,
    user,
    params,
    email,
    invitationId: invitations[0]?.id ?? '',
    body: { token: linkValue(mail.data.link, 'token') },
    hosts: () => owner.call(getHosts, { params }),
    answer: async (allow: boolean) => {
      const { requests } = await owner.call(getHosts, { params });
      const requestId = requests[0]?.id ?? '';
      return owner.call(answerCoHostRequest, {
        params: { ...params, requestId },
        body: { allow },
      });
    },
  };
}
type Invitation = Awaited<ReturnType<typeof invitation>>;

const standingOf = async ({ client }: SignedIn, { body }: Invitation) =>
  (await client.call(readInvitation, { body })).standing;

test('another account gets in only after the owner, who sees both addresses, allows it', async () => {
  const invited = await invitation();
  const { body, params, email, owner, user, hosts } = invited;
  const person = await signUpAndIn(app, { firstName: 'Priya', lastName: 'Nair' });
  expect(await standingOf(person, invited)).toBe('ask');
  expect(await failureOf(person.client.call(acceptInvitation, { body }))).toMatchObject({
    status: 403,
    message: expect.stringContaining('sent to another address'),
  });
  await person.client.call(askToCoHost, { body });
  await person.client.call(askToCoHost, { body });
  expect(await standingOf(person, invited)).toBe('waiting');
  expect((await hosts()).coHosts).toEqual([]);
  expect((await failureOf(person.client.call(getHosts, { params }))).status).toBe(404);
  expect((await hosts()).requests).toMatchObject([
    { invitedEmail: email, person: { email: person.user.email, firstName: 'Priya' } },
  ]);
  expect((await owner.call(listRegistries, {})).registries).toMatchObject([{ coHostRequests: 1 }]);
  const asked = (await mailsTo(app, user.email)).filter(
    (mail) => mail.template === 'co-host-request',
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]?.data).toMatchObject({ personEmail: person.user.email, invitedEmail: email });

  const answered = await invited.answer(true);
  expect(answered).toMatchObject({ requests: [], invitations: [] });
  expect(answered.coHosts.map(({ userId }) => userId)).toEqual([person.user.id]);
  expect(await standingOf(person, invited)).toBe('host');
  const { data } = await lastMail(app, person.user.email, 'co-host-allowed');
  expect(linkValue(data.link, 'registryId')).toBe(params.registryId);
  const audited = await app.deps.db
    .selectFrom('auditLog')
    .select(['actorId', 'subject'])
    .where('action', '=', 'co-host-allowed')
    .execute();
  expect(audited).toEqual([{ actorId: user.id, subject: `user:${person.user.id}` }]);
});

test('a refused account can’t ask again, and the invited address still gets in at once', async () => {
  const invited = await invitation();
  const { body, hosts, email } = invited;
  const stranger = await signUpAndIn(app);
  await stranger.client.call(askToCoHost, { body });
  await invited.answer(false);
  expect(await standingOf(stranger, invited)).toBe('refused');
  expect((await failureOf(stranger.client.call(askToCoHost, { body }))).status).toBe(403);
  expect((await failureOf(stranger.client.call(acceptInvitation, { body }))).status).toBe(403);
  expect((await hosts()).requests).toEqual([]);
  const { client } = await signUpAndIn(app, { email });
  await client.call(acceptInvitation, { body });
  expect((await hosts()).coHosts).toHaveLength(1);
});

test('a request ends after seven days, with its invitation, and when the invited person came', async () => {
  const invited = await invitation();
  const { body, hosts, email } = invited;
  const person = await signUpAndIn(app);
  const ask = () => person.client.call(askToCoHost, { body });
  await ask();
  const requestId = (await hosts()).requests[0]?.id ?? '';
  await app.deps.db
    .updateTable('coHostRequests')
    .set({ createdAt: new Date(0), expiresAt: new Date(1) })
    .where('id', '=', requestId)
    .execute();
  expect((await hosts()).requests).toEqual([]);
  expect(await standingOf(person, invited)).toBe('ask');
  await ask();
  const late = { params: { ...invited.params, requestId }, body: { allow: true } };
  const { client } = await signUpAndIn(app, { email });
  await client.call(acceptInvitation, { body });
  expect((await failureOf(invited.owner.call(answerCoHostRequest, late))).status).toBe(404);

  const revoked = await invitation();
  await person.client.call(askToCoHost, { body: revoked.body });
  await revoked.owner.call(revokeInvitation, {
    params: { ...revoked.params, invitationId: revoked.invitationId },
  });
  expect((await revoked.hosts()).requests).toEqual([]);
  expect((await failureOf(standingOf(person, revoked))).code).toBe('token-invalid');
});

test('a request that waits outlives its invitation’s link', async () => {
  const invited = await invitation();
  const person = await signUpAndIn(app);
  await person.client.call(askToCoHost, { body: invited.body });
  await app.deps.db
    .updateTable('coHostInvitations')
    .set({ createdAt: new Date(0), expiresAt: new Date(1) })
    .where('id', '=', invited.invitationId)
    .execute();
  expect(await standingOf(person, invited)).toBe('waiting');
  expect((await invited.answer(true)).coHosts).toHaveLength(1);
});

test('a link that went round asks the owner five times at most', async () => {
  const { body, hosts } = await invitation();
  const people = await Promise.all(Array.from({ length: 7 }, () => signUpAndIn(app)));
  const outcomes = await Promise.allSettled(
    people.map(({ client }) => client.call(askToCoHost, { body })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect((await hosts()).requests).toHaveLength(5);
});

test('of ‘Allow’ and the invited person’s acceptance at the same time one wins', async () => {
  const invited = await invitation();
  const person = await signUpAndIn(app);
  await person.client.call(askToCoHost, { body: invited.body });
  const { client } = await signUpAndIn(app, { email: invited.email });
  const outcomes = await Promise.allSettled([
    invited.answer(true),
    client.call(acceptInvitation, { body: invited.body }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await invited.hosts()).coHosts).toHaveLength(1);
});
