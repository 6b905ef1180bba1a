import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { submitQuery } from '@gift-registry/bff-contract';
import { failureOf } from '../../testing/failures.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await createTestApp({ config: { queryMailTo: 'team@example.com' } });
});
after(() => app.close());

const query = (email: string) => ({
  body: { name: 'Ravi', email, phone: '', queryText: 'Do you deliver to Pune?' },
});

test('a query is kept, mailed to the team and confirmed to its sender', async () => {
  await app.client().call(submitQuery, query('Ravi!s@example.com'));
  const row = await app.deps.db.selectFrom('queries').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [row.name, row.email, row.phone, row.query_text],
    ['Ravi', 'Ravi!s@example.com', null, 'Do you deliver to Pune?'],
  );
  assert.deepEqual(
    (await mailsTo(app, 'team@example.com')).map(({ data }) => data),
    [{ name: 'Ravi', email: 'Ravi!s@example.com', phone: null, query: 'Do you deliver to Pune?' }],
  );
  assert.deepEqual(
    (await mailsTo(app, 'Ravi!s@example.com')).map(({ template }) => template),
    ['query-receipt'],
  );
});

test('nobody’s mailbox is flooded with receipts', async () => {
  for (let count = 0; count < 5; count += 1)
    await app.client().call(submitQuery, query('meera@example.com'));
  const refusal = await failureOf(app.client().call(submitQuery, query('Meera@example.com')));
  assert.equal(refusal.code, 'rate-limited');
  assert.ok((refusal.retryAfter ?? 0) > 0);
  assert.equal((await mailsTo(app, 'Meera@example.com')).length, 0);
});

test('the server refuses what the form would, by the same words, and keeps nothing', async () => {
  const email = 'strict@example.com';
  const refusals = [
    [{ phone: '12345' }, 'phone', 'Phone number must be 10 digits starting with 6, 7, 8, or 9'],
    [{ name: '' }, 'name', 'Name is required'],
    [{ queryText: 'q'.repeat(1001) }, 'queryText', 'Query must be 1000 characters or less'],
  ] as const;
  for (const [change, field, message] of refusals) {
    const body = { ...query(email).body, ...change };
    const refusal = await failureOf(app.client().call(submitQuery, { body }));
    assert.deepEqual([refusal.status, refusal.field, refusal.message], [422, field, message]);
  }
  const rows = await app.deps.db
    .selectFrom('queries')
    .select('id')
    .where('email', '=', email)
    .execute();
  assert.deepEqual(rows, []);
  assert.deepEqual(await mailsTo(app, email), []);
});
