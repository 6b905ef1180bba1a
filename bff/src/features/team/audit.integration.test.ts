import {
  addDays,
  exportAuditEntries,
  getAuditEntry,
  listAuditEntries,
  todayInIndia,
  type AuditRow,
} from '@gift-registry/bff-contract';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let support: TestClient;
let actorId: string;
const subject = 'registry:01997d0e-0000-7000-8000-000000000001';

beforeAll(async () => {
  app = await createTestApp();
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
  ({ client: support } = await signUpAndIn(app, { role: 'support' }));
  ({ id: actorId } = await createAccount(app, { firstName: 'Farida', lastName: 'Sheikh' }));
  const requester = {
    ...{ ip: '203.0.113.7', network: '203.0.113.7', userAgent: 'Firefox', requestId: 'r' },
  };
  const by = { userId: actorId, role: 'support', requester } as const;
  const entry = { action: 'gifts-paused', subject, why: 'The host asked.' };
  await insertTeamEntry(app.deps.db, by, entry);
  await app.deps.db
    .insertInto('auditLog')
    .values({
      ...{ action: 'release-published', subject: 'release:mfe-guest@abc' },
      details: JSON.stringify({ by: { kind: 'command' } }),
    })
    .execute();
});
afterAll(() => app.close());

const found = async (query: object): Promise<AuditRow[]> =>
  (await support.call(listAuditEntries, { query })).rows;
const actionsOf = async (query: object) => (await found(query)).map(({ action }) => action);

test.each(['farida', 'sheikh', 'gifts-pa', subject, subject.split(':')[1]])(
  'an entry is found by %s',
  async (search) => {
    expect(await found({ search, kind: 'team' })).toMatchObject([
      { action: 'gifts-paused', actorName: 'Farida Sheikh', subject, reason: 'The host asked.' },
    ]);
  },
);

test('an entry about an account or a registry names it', async () => {
  const [signIn] = await found({ kind: 'accounts' });
  expect(signIn?.subjectName).toMatch(/@/);
});

test('entries are narrowed by kind, person and day', async () => {
  expect(await found({ kind: 'releases' })).toMatchObject([
    { action: 'release-published', actorName: 'A command', actorEmail: null },
  ]);
  expect(new Set(await actionsOf({ kind: 'accounts' }))).not.toContain('gifts-paused');
  expect(await actionsOf({ actorId, kind: 'team' })).toEqual(['gifts-paused']);
  expect(await actionsOf({ actorId, until: '2020-01-01' })).toEqual([]);
  const [today, yesterday] = [todayInIndia(), addDays(todayInIndia(), -1)];
  for (const range of [{ days: 1 }, { from: today, until: today }])
    expect(await actionsOf({ actorId, kind: 'team', ...range })).toEqual(['gifts-paused']);
  expect(await actionsOf({ actorId, from: yesterday, until: yesterday })).toEqual([]);
});

test('admins see the address of the network and the browser, support does not', async () => {
  const [row] = await found({ actorId, kind: 'team' });
  const params = { entryId: row?.id ?? '' };
  const namesFor = async (client: TestClient) =>
    (await client.call(getAuditEntry, { params })).details.map(({ name }) => name);
  expect(await namesFor(admin)).toEqual(expect.arrayContaining(['ip', 'userAgent', 'requestId']));
  expect(await namesFor(support)).toEqual(['requestId']);
});

test('an entry about a release has the token, and its network address for admins alone', async () => {
  await app.deps.db
    .insertInto('auditLog')
    .values({
      ...{ action: 'release-promoted', subject: 'release:mfe-guest@abc' },
      details: JSON.stringify({
        by: { kind: 'token', tokenId: 'token-1', ip: '203.0.113.9' },
        canaryPercent: 10,
      }),
    })
    .execute();
  const rows = await found({ kind: 'releases' });
  const shown = async (client: TestClient, action: string) => {
    const entryId = rows.find((row) => row.action === action)?.id ?? '';
    return (await client.call(getAuditEntry, { params: { entryId } })).details;
  };
  const ofToken = [
    { name: 'canaryPercent', value: '10' },
    { name: 'token', value: 'token-1' },
  ];
  expect(await shown(support, 'release-promoted')).toEqual(ofToken);
  expect(await shown(admin, 'release-promoted')).toEqual([
    ...ofToken,
    { name: 'ip', value: '203.0.113.9' },
  ]);
  expect(await shown(admin, 'release-published')).toEqual([]);
});

test('the file has the entries of the search, without network and browser', async () => {
  const file = await (await support.fetch(`${exportAuditEntries.path}?search=farida`)).text();
  expect(file).toContain('gifts-paused,Farida Sheikh');
  expect(file).not.toMatch(/203\.0|Firefox/);
});
