import {
  getQuery,
  listQueries,
  markQuery,
  noteQuery,
  replyToQuery,
  submitQuery,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { lastMail } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

test('a query is noted, answered by mail once, and open again by a press', async () => {
  const { client: support } = await signUpAndIn(app, { role: 'support', firstName: 'Sita' });
  const email = 'ravi@example.com';
  await app.client().call(submitQuery, {
    body: { name: 'Ravi', email, phone: '', queryText: 'Do you deliver to Pune?' },
  });
  const found = await support.call(listQueries, { query: { search: 'PUNE', state: 'open' } });
  const queryId = found.rows[0]?.id ?? '';
  const params = { queryId };
  await support.call(noteQuery, { params, body: { text: 'He asked before.' } });
  const answered = await support.call(replyToQuery, { params, body: { text: 'Yes, we do.' } });
  expect(answered.state).toBe('answered');
  expect(answered.entries.map(({ kind, text, by }) => [kind, text, by])).toStrictEqual([
    ['note', 'He asked before.', 'Sita Rao'],
    ['reply', 'Yes, we do.', 'Sita Rao'],
  ]);
  expect((await lastMail(app, email, 'query-answer')).data).toStrictEqual({
    ...{ name: 'Ravi', query: 'Do you deliver to Pune?', answer: 'Yes, we do.' },
  });
  expect((await support.call(listQueries, { query: { state: 'open' } })).rows).toStrictEqual([]);
  await support.call(markQuery, { params, body: { answered: false } });
  expect((await support.call(getQuery, { params })).state).toBe('open');
});
