import { z } from 'zod';
import { createClient } from '../src/client/client.ts';
import { defineRoute } from '../src/definitions/define-route.ts';
import { testServer } from './index.ts';

const greet = defineRoute({
  id: 'greet',
  method: 'POST',
  path: '/api/people/:name/greetings',
  access: 'public',
  summary: 'Greets a person.',
  failureMessage: 'Failed to greet.',
  params: z.object({ name: z.string() }),
  body: z.object({ words: z.string() }),
  responses: { 201: z.object({ count: z.number() }) },
});
const call = createClient({ csrfToken: () => 'token' });
const greetAsha = () => call(greet, { params: { name: 'Asha' }, body: { words: 'Hello' } });

test('a reply reaches the client and the request is kept as its schemas read it', async () => {
  testServer.reply(greet, ({ body }) => ({ count: body.words.length }));
  expect(await greetAsha()).toEqual({ count: 5 });
  const [request] = testServer.requests(greet);
  expect(request).toMatchObject({ params: { name: 'Asha' }, body: { words: 'Hello' } });
  expect(request?.headers.get('x-csrf-token')).toBe('token');
});

test('the requests of an earlier test are forgotten', () => {
  expect(testServer.requests(greet)).toEqual([]);
});

test('the last answer counts', async () => {
  testServer.reply(greet, { count: 1 });
  testServer.fail(greet, { status: 409, code: 'conflict', message: 'Asha has left.' });
  await expect(greetAsha()).rejects.toThrow('Asha has left.');
});

test('a reply that breaks the contract fails the call', async () => {
  testServer.reply(greet, () => ({ count: Number.NaN }));
  await expect(greetAsha()).rejects.toMatchObject({ code: 'network' });
});

test('a broken connection reads as a network error', async () => {
  testServer.disconnect(greet);
  await expect(greetAsha()).rejects.toMatchObject({ code: 'network' });
});
