import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  answerHandover,
  deleteRegistry,
  getCurrentRegistry,
  getHosts,
  inviteCoHost,
  listItems,
  listRegistries,
  offerHandover,
  readInvitation,
  removeCoHost,
  resendInvitation,
  revokeInvitation,
  updateItem,
  updateRegistry,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function ownerWithInvitation() {
  const { client: owner, user } = await signUpAndIn(app, { firstName: 'Asha', lastName: 'Rao' });
  const { registryId, itemIds } = await createSampleRegistry(app, user.id);
  const email = `${randomUUID()}@example.com`;
  const params = { registryId };
  const hosts = await owner.call(inviteCoHost, { params, body: { email } });
  const token = async () =>
    linkValue((await lastMail(app, email, 'co-host-invitation')).data.link, 'token');
  return { owner, user, registryId, itemId: itemIds[0] ?? '', params, email, hosts, token };
}

async function twoHosts() {
  const invited = await ownerWithInvitation();
  const { client: coHost, user: second } = await signUpAndIn(app, { email: invited.email });
  await coHost.call(acceptInvitation, { body: { token: await invited.token() } });
  return { ...invited, coHost, second };
}

test('an invitation is readable, makes one co-host, and works once', async () => {
  const { owner, params, registryId, email, hosts, token } = await ownerWithInvitation();
  expect(hosts.invitations.map((invitation) => invitation.email)).toStrictEqual([email]);
  const body = { token: await token() };
  expect(await app.client().call(readInvitation, { body })).toMatchObject({
    registryName: 'Meera turns thirty',
    invitedBy: 'Asha Rao',
    standing: 'signed-out',
    registryId: null,
  });
  const { client: coHost } = await signUpAndIn(app, { email });
  const read = () => coHost.call(readInvitation, { body });
  expect(await read()).toMatchObject({ standing: 'at-once', registryId: null });
  expect(await coHost.call(acceptInvitation, { body })).toStrictEqual({ registryId });
  const { client: late } = await signUpAndIn(app);
  expect((await failureOf(late.call(acceptInvitation, { body }))).code).toBe('token-invalid');
  expect((await failureOf(late.call(readInvitation, { body }))).code).toBe('token-invalid');
  expect(await read()).toMatchObject({ standing: 'host', registryId });
  expect((await owner.call(getHosts, { params })).invitations).toStrictEqual([]);

  const { registries } = await coHost.call(listRegistries, {});
  expect(registries).toMatchObject([{ id: registryId, role: 'co-host' }]);
  expect((await coHost.call(getCurrentRegistry, {})).registry?.id).toBe(registryId);
});

test('an invitation that is accepted several times at the same time works once', async () => {
  const { owner, params, email, token } = await ownerWithInvitation();
  const body = { token: await token() };
  const { client } = await signUpAndIn(app, { email });
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4].map(() => client.clone().call(acceptInvitation, { body })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await owner.call(getHosts, { params })).coHosts).toHaveLength(1);
});

test('a resent invitation replaces the link; a revoked and an old one open nothing', async () => {
  const { owner, params, email, hosts, token } = await ownerWithInvitation();
  const first = await token();
  const invitationId = hosts.invitations[0]?.id ?? '';
  await owner.call(resendInvitation, { params: { ...params, invitationId } });
  expect(await mailsTo(app, email)).toHaveLength(2);
  const second = await token();
  const read = (value: string) => app.client().call(readInvitation, { body: { token: value } });
  expect((await failureOf(read(first))).code).toBe('token-invalid');
  await read(second);
  await app.deps.db
    .updateTable('coHostInvitations')
    .set({ createdAt: new Date(0), expiresAt: new Date(1) })
    .where('id', '=', invitationId)
    .execute();
  expect((await failureOf(read(second))).code).toBe('token-invalid');
  await owner.call(resendInvitation, { params: { ...params, invitationId } });
  const third = await token();
  await read(third);
  await owner.call(revokeInvitation, { params: { ...params, invitationId } });
  expect((await failureOf(read(third))).code).toBe('token-invalid');
});

test('an invitation to an address that nobody has confirmed names occasion, day and host', async () => {
  const { email } = await ownerWithInvitation();
  const { data } = await lastMail(app, email, 'co-host-invitation');
  expect(data).toMatchObject({
    hostName: 'Asha',
    registryName: 'a gift registry',
    event: { occasion: 'birthday', hostName: 'Asha' },
  });
});

const newsTo = async (email: string) =>
  (await mailsTo(app, email)).flatMap((mail) =>
    mail.template === 'registry-hosts' ? [[mail.data.news, mail.data.personName]] : [],
  );

test('a co-host edits, is told of stale saves, and may not do what is the owner’s', async () => {
  const { owner, coHost, params, itemId, registryId } = await twoHosts();
  const form = {
    registryName: 'Meera and friends',
    occasion: 'birthday' as const,
    eventDate: '2099-05-01',
    guestRange: '0–20' as const,
    phoneNumber: '9876543210',
  };
  const saved = await coHost.call(updateRegistry, { params, body: { ...form, detailsVersion: 1 } });
  expect(saved.registryName).toBe('Meera and friends');
  const stale = await failureOf(
    owner.call(updateRegistry, {
      params,
      body: { ...form, registryName: 'Mine', detailsVersion: 1 },
    }),
  );
  expect(stale).toMatchObject({ code: 'stale', current: { registryName: 'Meera and friends' } });
  await coHost.call(updateItem, { params: { itemId }, body: { quantityRequested: 4 } });
  const { items } = await owner.call(listItems, { params });
  expect(items[0]?.quantityRequested).toBe(4);
  const refusal = await failureOf(
    coHost.call(deleteRegistry, { params, body: { word: 'delete' } }),
  );
  expect(refusal).toMatchObject({
    status: 403,
    message: 'Only the owner of this registry can do this.',
  });
  expect(registryId).toBe(saved.id);
});

test('events reach a co-host from the moment of accepting until removal', async () => {
  const { owner, params, itemId, second, coHost } = await twoHosts();
  const change = (quantityRequested: number) =>
    owner.call(updateItem, { params: { itemId }, body: { quantityRequested } });
  const stream = await readEvents((init) => coHost.fetch('/api/events', init));
  await change(5);
  expect((await stream.next()).type).toBe('registry-changed');
  const remove = () => owner.call(removeCoHost, { params: { ...params, userId: second.id } });
  expect((await failureOf(remove())).code).toBe('step-up-required');
  await stepUp(owner);
  await remove();
  expect(await newsTo(second.email)).toStrictEqual([['co-host-removed', 'Asha Rao']]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = stream.events.length;
  await change(6);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(stream.events.length).toBe(before);
  stream.stop();
  expect((await failureOf(coHost.call(getHosts, { params }))).status).toBe(404);
});

test('a registry changes hands only with the consent of both', async () => {
  const { owner, user, coHost, second, params } = await twoHosts();
  expect(
    (await failureOf(coHost.call(answerHandover, { params, body: { accept: true } }))).status,
  ).toBe(409);
  const offer = () => owner.call(offerHandover, { params, body: { userId: second.id } });
  expect((await failureOf(offer())).code).toBe('step-up-required');
  await stepUp(owner);
  await offer();
  const hosts = await coHost.call(answerHandover, { params, body: { accept: true } });
  expect(hosts).toMatchObject({ role: 'owner', handoverTo: null });
  expect(hosts.owner.userId).toBe(second.id);
  expect(hosts.coHosts.map(({ userId }) => userId)).toStrictEqual([user.id]);
  expect((await owner.call(getHosts, { params })).role).toBe('co-host');
  expect(await newsTo(second.email)).toStrictEqual([
    ['handover-offered', 'Asha Rao'],
    ['registry-received', 'Asha Rao'],
  ]);
  expect(await newsTo(user.email)).toStrictEqual([['handover-accepted', 'Meera Rao']]);

  const audited = await app.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'subject', 'details'])
    .where('action', 'like', 'handover-%')
    .orderBy('id')
    .execute();
  const details = expect.objectContaining({ registryId: params.registryId, ip: '127.0.0.1' });
  expect(audited).toStrictEqual([
    { action: 'handover-offered', actorId: user.id, subject: `user:${second.id}`, details },
    { action: 'handover-accepted', actorId: second.id, subject: `user:${second.id}`, details },
  ]);
});

test('a co-host leaves; the owner can’t be removed', async () => {
  const { owner, user, coHost, second, params } = await twoHosts();
  expect(
    (await failureOf(coHost.call(removeCoHost, { params: { ...params, userId: user.id } }))).status,
  ).toBe(403);
  await coHost.call(removeCoHost, { params: { ...params, userId: second.id } });
  expect((await owner.call(getHosts, { params })).coHosts).toStrictEqual([]);
  expect(await newsTo(user.email)).toStrictEqual([['co-host-left', 'Meera Rao']]);
  expect(await newsTo(second.email)).toStrictEqual([]);
});
