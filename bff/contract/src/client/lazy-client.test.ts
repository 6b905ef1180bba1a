import { ApiError } from '../errors/api-error.ts';
import { createClient, createLazyClient, errorMessages, listSharedItems } from '../index.ts';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const request = { params: { shareCode: 'abc' } };
const module = { createClient, routes: { listSharedItems } };

const clientOf = (load: () => Promise<typeof module>, reply: unknown) =>
  createLazyClient(load, { csrfToken: () => 'token', fetch: async () => json(reply) });

test('nothing is loaded before the first call', async () => {
  const load = jest.fn(async () => module);
  const call = clientOf(load, { version: 1, items: [] });
  expect(load).not.toHaveBeenCalled();
  expect(await call('listSharedItems', request)).toStrictEqual({ version: 1, items: [] });
});

test('a reply that breaks its schema fails the call', async () => {
  const call = clientOf(async () => module, { version: 'one', items: [] });
  await expect(call('listSharedItems', request)).rejects.toMatchObject({
    code: 'unreadable-reply',
    message: listSharedItems.failureMessage,
  });
});

test('a failed load is a network error, and the next call loads again', async () => {
  const load = jest
    .fn<() => Promise<typeof module>>()
    .mockRejectedValueOnce(new Error('Loading chunk client failed.'))
    .mockResolvedValue(module);
  const call = clientOf(load, { version: 1, items: [] });
  const error: unknown = await call('listSharedItems', request).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'network', status: 0, message: errorMessages.network });
  expect(await call('listSharedItems', request)).toStrictEqual({ version: 1, items: [] });
});
