import { randomBytes } from 'node:crypto';
import { exportTeamRegistries, listTeamRegistries } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let team: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ client: team } = await signUpAndIn(app, { role: 'support' }));
});
afterAll(() => app.close());

async function createRegistry(name: string, changes: object = {}) {
  const owner = await createAccount(app, { firstName: 'Kavya', lastName: name });
  const { registryId, shareCode } = await createSampleRegistry(app, owner.id);
  await app.deps.db
    .updateTable('registries')
    .set({ registryName: name, ...changes })
    .where('id', '=', registryId)
    .execute();
  return { registryId, shareCode, owner };
}

const namesOf = async (query: object) =>
  (await team.call(listTeamRegistries, { query })).rows.map(({ name }) => name);

test('a registry is found by part of its name, its owner, and its code', async () => {
  const { shareCode, owner } = await createRegistry('Banyan wedding');
  await createRegistry('Neem housewarming');
  for (const search of ['anyan', 'BANYAN', 'kavya banyan', owner.email, shareCode])
    expect(await namesOf({ search })).toStrictEqual(['Banyan wedding']);
  expect(await namesOf({ search: '%' })).toStrictEqual([]);
});

test('each state is a filter of its own', async () => {
  await createRegistry('Paused one', { giftsPausedAt: new Date() });
  await createRegistry('Deleted one', { deletedAt: new Date() });
  expect(await namesOf({ state: 'paused' })).toStrictEqual(['Paused one']);
  expect(await namesOf({ state: 'deleted' })).toStrictEqual(['Deleted one']);
});

test('unusual gifts of a day are a filter', async () => {
  const today = await createRegistry('Flooded today');
  const earlier = await createRegistry('Flooded last week');
  await createRegistry('Calm one');
  for (const [{ registryId }, hours] of [
    [today, 2],
    [earlier, 170],
  ] as const)
    await app.deps.db
      .insertInto('unusualNetworks')
      .values({
        registryId,
        network: randomBytes(32),
        flaggedAt: new Date(Date.now() - hours * 3_600_000),
      })
      .execute();
  expect(await namesOf({ unusual: 'today' })).toStrictEqual(['Flooded today']);
});

test('pages follow one another without gaps or repeats, in each order and both ways', async () => {
  for (const name of ['Alike', 'Alike', 'alike', 'Beta', 'Zeta'])
    await createRegistry(name, { eventDate: '2099-05-05' });
  const all = (await team.call(listTeamRegistries, { query: {} })).rows.map(({ id }) => id);
  for (const sort of ['created', '-created', 'name', '-name', 'event', '-event'] as const) {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await team.call(listTeamRegistries, {
        query: { sort, limit: 2, ...(cursor ? { cursor } : {}) },
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(all.length);
    expect(new Set(seen)).toStrictEqual(new Set(all));
  }
});

test('a cursor of another order, or a made-up one, is refused', async () => {
  const page = await team.call(listTeamRegistries, { query: { sort: 'name', limit: 1 } });
  const made = Buffer.from(JSON.stringify(['-event', 'x', 'y'])).toString('base64url');
  const forged = ['-event', "2099-01-01'; --", '01997d0e-0000-7000-8000-000000000001'];
  const cursors = [page.nextCursor ?? '', made, 'abc', encode(forged)];
  for (const cursor of cursors) {
    const query = { sort: '-event', cursor } as const;
    expect((await failureOf(team.call(listTeamRegistries, { query }))).status).toBe(400);
  }
});

const encode = (content: readonly string[]) =>
  Buffer.from(JSON.stringify(content)).toString('base64url');

test('the file has the rows of the search, and runs no formula', async () => {
  await createRegistry('=cmd()');
  const response = await team.fetch(`${exportTeamRegistries.path}?search=cmd`);
  expect(response.headers.get('content-disposition')).toContain('registries.csv');
  const [head, row] = (await response.text()).split('\r\n');
  expect(head).toContain('Registry,Owner,Owner’s email');
  expect(row).toContain("'=cmd()");
});
