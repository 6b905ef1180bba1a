import { sql } from 'kysely';
import {
  addLink,
  changeLink,
  createShare,
  createRegistry,
  endLink,
  getShare,
  getSharedRegistry,
  rotateLink,
  type RegistryLink,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const codeOf = (link: RegistryLink | undefined): string => link?.url.split('/r/')[1] ?? '';

async function hostWithLinks() {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode } = await createSampleRegistry(testApp, user.id);
  const params = { registryId };
  const { links } = await client.call(addLink, { params, body: { label: 'Family' } });
  const [main, family] = links;
  if (!main || !family) throw new Error('A link is missing.');
  return { client, params, shareCode, main, family };
}

const statusOf = async (shareCode: string): Promise<number> =>
  (await testApp.client().fetch(`/api/shared/${shareCode}`)).status;

test('a named link opens the registry beside the main one', async () => {
  const { client, params, shareCode, main, family } = await hostWithLinks();
  expect(codeOf(main)).toBe(shareCode);
  expect([main.label, family.label]).toStrictEqual([null, 'Family']);
  const [first, second] = await Promise.all(
    [main, family].map((link) =>
      testApp.client().call(getSharedRegistry, { params: { shareCode: codeOf(link) } }),
    ),
  );
  expect(second).toStrictEqual({ ...first, shareCode: codeOf(family) });
  expect(await client.call(getShare, { params })).toStrictEqual({
    share: { shareCode, url: main.url },
  });
});

test('a paused, elapsed or ended link answers like an unknown one, and a continued one opens again', async () => {
  const { client, params, main, family } = await hostWithLinks();
  const linkParams = { ...params, linkId: family.id };
  const change = (body: { paused?: boolean; endsOn?: string | null }) =>
    client.call(changeLink, { params: linkParams, body });
  const statuses = () => Promise.all([main, family].map((link) => statusOf(codeOf(link))));

  await change({ paused: true });
  expect(await statuses()).toStrictEqual([200, 404]);
  await change({ paused: false });
  expect(await statuses()).toStrictEqual([200, 200]);
  await sql`update registry_shares set ends_at = now() where id = ${family.id}`.execute(
    testApp.deps.db,
  );
  expect(await statuses()).toStrictEqual([200, 404]);
  await change({ endsOn: '2099-12-31' });
  expect(await statuses()).toStrictEqual([200, 200]);
  await change({ endsOn: null });
  const { links: kept } = await client.call(endLink, { params: linkParams });
  expect(kept.map(({ id }) => id)).toStrictEqual([main.id]);
  expect(await statuses()).toStrictEqual([200, 404]);
  expect((await failureOf(change({ paused: false }))).status).toBe(404);
});

test('the last day of a link is the whole day in the zone of the registry', async () => {
  const { client, params, family } = await hostWithLinks();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  const { links } = await client.call(changeLink, {
    params: { ...params, linkId: family.id },
    body: { endsOn: today },
  });
  expect(links[1]).toMatchObject({ endsOn: today, ended: false });
  expect(await statusOf(codeOf(family))).toBe(200);
});

test('a draft has no links, and 21 named links are too many', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { id: draftId } = await client.call(createRegistry, { body: registryForm() });
  const add = (registryId: string, label = 'Office') =>
    client.call(addLink, { params: { registryId }, body: { label } });
  expect((await failureOf(add(draftId))).message).toBe('Please publish your registry first.');
  await client.call(createShare, { params: { registryId: draftId } });
  await add(draftId);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  for (let count = 0; count < 20; count += 1) await add(registryId, `Group ${count}`);
  expect((await failureOf(add(registryId))).status).toBe(409);
});

test('two links can’t have one name, and none ends on a past day', async () => {
  const { client, params, main, family } = await hostWithLinks();
  const add = (label: string) => client.call(addLink, { params, body: { label } });
  const taken = { status: 409, field: 'label', message: /“FAMILY” already/ };
  expect(await failureOf(add('FAMILY'))).toMatchObject({
    ...taken,
    message: expect.stringMatching(taken.message),
  });
  const { links } = await add('Office');
  const change = (linkId: string | undefined, body: { label?: string; endsOn?: string }) =>
    client.call(changeLink, { params: { ...params, linkId: linkId ?? '' }, body });
  expect(await failureOf(change(links[2]?.id, { label: 'family' }))).toMatchObject({ status: 409 });
  await change(family.id, { label: 'family' });
  expect(await failureOf(change(main.id, { endsOn: '2020-01-01' }))).toMatchObject({
    status: 422,
    message: 'Please choose today or a later day.',
  });
  await client.call(endLink, { params: { ...params, linkId: family.id } });
  await add('Family');
});

test('a deleted registry answers through none of its links', async () => {
  const { params, family } = await hostWithLinks();
  await testApp.deps.db
    .updateTable('registries')
    .set({ deletedAt: new Date() })
    .where('id', '=', params.registryId)
    .execute();
  expect(await statusOf(codeOf(family))).toBe(404);
});

for (const [name, act] of [
  [
    'a pause',
    (link: LinkParams) => link.client.call(changeLink, { ...link, body: { paused: true } }),
  ],
  ['a rotation', (link: LinkParams) => link.client.call(rotateLink, link)],
  ['an end', (link: LinkParams) => link.client.call(endLink, link)],
] as const)
  test(`${name} ends open event streams`, async () => {
    const { client, params, family } = await hostWithLinks();
    const guest = testApp.client();
    const stream = await readEvents((init) =>
      guest.fetch(`/api/events?share=${codeOf(family)}`, init),
    );
    expect(stream.status).toBe(200);
    await act({ client, params: { ...params, linkId: family.id } });
    let event = await stream.next();
    while (event.type === 'registry-changed') event = await stream.next();
    expect(event.type).toBe('share-revoked');
    await stream.ended;
  });

interface LinkParams {
  readonly client: Awaited<ReturnType<typeof signUpAndIn>>['client'];
  readonly params: { readonly registryId: string; readonly linkId: string };
}

test('rotating keeps the settings and the id of no other link', async () => {
  const { client, params, main, family } = await hostWithLinks();
  const { links } = await client.call(rotateLink, { params: { ...params, linkId: main.id } });
  expect(links.map(({ label }) => label)).toStrictEqual([null, 'Family']);
  expect(codeOf(links[0])).not.toBe(codeOf(main));
  expect(codeOf(links[1])).toBe(codeOf(family));
  expect(await statusOf(codeOf(main))).toBe(404);
  expect(await statusOf(codeOf(links[0]))).toBe(200);
});
