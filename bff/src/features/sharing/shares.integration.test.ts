import {
  createRegistry,
  createShare,
  getRegistry,
  getShare,
  getSharedRegistry,
  revokeShare,
  shareCode as shareCodeSchema,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithDraft() {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  return { client, params: { registryId } };
}

test('sharing publishes the registry, and sharing again gives the same link', async () => {
  const { client, params } = await hostWithDraft();
  expect(await client.call(getShare, { params })).toStrictEqual({ share: null });
  const share = await client.call(createShare, { params });
  expect(shareCodeSchema.safeParse(share.shareCode).success).toBeTruthy();
  expect(share.url).toBe(`${testApp.deps.config.publicBaseUrl}/r/${share.shareCode}`);
  expect((await client.call(getRegistry, { params })).status).toBe('published');
  expect(await client.call(createShare, { params })).toStrictEqual(share);
  expect(await client.call(getShare, { params })).toStrictEqual({ share });
});

test('concurrent shares give one link', async () => {
  const { client, params } = await hostWithDraft();
  const shares = await Promise.all(
    Array.from({ length: 12 }, () => client.call(createShare, { params })),
  );
  expect(new Set(shares.map((share) => share.shareCode)).size).toBe(1);
});

test('control: without the lock one of two concurrent shares fails', async () => {
  const { params } = await hostWithDraft();
  const { db } = testApp.deps;
  await db
    .updateTable('registries')
    .set({ status: 'published' })
    .where('id', '=', params.registryId)
    .execute();
  const bothLooked = createBarrier(2);
  const naive = (shareCode: string) =>
    db.transaction().execute(async (trx) => {
      const active = trx
        .selectFrom('registryShares')
        .select('shareCode')
        .where('registryId', '=', params.registryId);
      if (await active.executeTakeFirst()) return;
      await bothLooked();
      await trx
        .insertInto('registryShares')
        .values({ registryId: params.registryId, shareCode })
        .execute();
    });
  await expect(Promise.all([naive('a'.repeat(22)), naive('b'.repeat(22))])).rejects.toThrow(
    /registry_shares_one_active/,
  );
});

test('a revoked link stops for everyone at once; a new link has another code', async () => {
  const { client, params } = await hostWithDraft();
  const { shareCode } = await client.call(createShare, { params });
  const guest = testApp.client();
  const stream = await readEvents((init) => guest.fetch(`/api/events?share=${shareCode}`, init));
  expect(stream.status).toBe(200);

  await client.call(revokeShare, { params });
  let event = await stream.next();
  while (event.type === 'registry-changed') event = await stream.next();
  expect(event).toStrictEqual({ type: 'share-revoked', ...params });
  await stream.ended;
  const refusal = await failureOf(guest.call(getSharedRegistry, { params: { shareCode } }));
  expect(refusal.status).toBe(404);
  expect(await client.call(getShare, { params })).toStrictEqual({ share: null });
  expect((await client.call(getRegistry, { params })).status).toBe('published');
  await client.call(revokeShare, { params });

  const renewed = await client.call(createShare, { params });
  expect(renewed.shareCode).not.toBe(shareCode);
  await guest.call(getSharedRegistry, { params: { shareCode: renewed.shareCode } });
  await failureOf(guest.call(getSharedRegistry, { params: { shareCode } }));
});

test('only the owner shares, sees the link or revokes it', async () => {
  const { client: owner, params } = await hostWithDraft();
  const share = await owner.call(createShare, { params });
  const { client } = await signUpAndIn(testApp, { role: 'admin' });
  for (const route of [getShare, createShare, revokeShare])
    expect({
      case: route.id,
      got: (await failureOf(client.call(route, { params }))).status,
    }).toStrictEqual({ case: route.id, got: 404 });
  expect(await owner.call(getShare, { params })).toStrictEqual({ share });
});
