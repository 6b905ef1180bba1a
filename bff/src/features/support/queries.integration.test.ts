import { submitQuery } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { queryMailTo: 'team@example.com' } });
});
afterAll(() => app.close());

const query = (email: string) => ({
  body: { name: 'Ravi', email, phone: '', queryText: 'Do you deliver to Pune?' },
});

test('a query is stored, mailed to the team and confirmed to the sender', async () => {
  await app.client().call(submitQuery, query('Ravi!s@example.com'));
  const row = await app.deps.db.selectFrom('queries').selectAll().executeTakeFirstOrThrow();
  expect([row.name, row.email, row.phone, row.queryText]).toStrictEqual([
    'Ravi',
    'Ravi!s@example.com',
    null,
    'Do you deliver to Pune?',
  ]);
  expect((await mailsTo(app, 'team@example.com')).map(({ data }) => data)).toStrictEqual([
    { name: 'Ravi', email: 'Ravi!s@example.com', phone: null, query: 'Do you deliver to Pune?' },
  ]);
  expect((await mailsTo(app, 'Ravi!s@example.com')).map(({ template }) => template)).toStrictEqual([
    'query-receipt',
  ]);
});

test('receipts to one address are limited', async () => {
  for (let count = 0; count < 5; count += 1)
    await app.client().call(submitQuery, query('meera@example.com'));
  const refusal = await failureOf(app.client().call(submitQuery, query('Meera@example.com')));
  expect(refusal.code).toBe('rate-limited');
  expect(refusal.retryAfter ?? 0).toBeGreaterThan(0);
  expect((await mailsTo(app, 'Meera@example.com')).length).toBe(0);
});

test("the server rejects invalid queries with the form's messages and stores nothing", async () => {
  const email = 'strict@example.com';
  const refusals = [
    [{ phone: '12345' }, 'phone', 'Phone number must be 10 digits starting with 6, 7, 8, or 9'],
    [{ name: '' }, 'name', 'Name is required'],
    [{ queryText: 'q'.repeat(1001) }, 'queryText', 'Query must be 1000 characters or less'],
  ] as const;
  for (const [change, field, message] of refusals) {
    const body = { ...query(email).body, ...change };
    const refusal = await failureOf(app.client().call(submitQuery, { body }));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([422, field, message]);
  }
  const rows = await app.deps.db
    .selectFrom('queries')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(rows).toStrictEqual([]);
  expect(await mailsTo(app, email)).toStrictEqual([]);
});

test('the receipt quotes the question to a confirmed address only', async () => {
  const { email } = await createAccount(app);
  await app.client().call(submitQuery, query(email));
  await app.client().call(submitQuery, query('stranger@example.com'));
  expect((await lastMail(app, email, 'query-receipt')).data.query).toBe('Do you deliver to Pune?');
  expect((await lastMail(app, 'stranger@example.com', 'query-receipt')).data).toStrictEqual({
    name: 'there',
  });
});

test('the receipt greets by a name without links', async () => {
  const { email } = await createAccount(app);
  const body = { ...query(email).body, name: 'Ravi www.evil-bank.example' };
  await app.client().call(submitQuery, { body });
  expect((await lastMail(app, email, 'query-receipt')).data.name).toBe('Ravi');
});

test('one address gets two receipts a day, and every question reaches the team', async () => {
  const before = await mailsTo(app, 'team@example.com');
  for (let count = 0; count < 5; count += 1)
    await app.client().call(submitQuery, query('often@example.com'));
  expect(await mailsTo(app, 'often@example.com')).toHaveLength(2);
  expect(await mailsTo(app, 'team@example.com')).toHaveLength(before.length + 5);
});
