import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../app.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

test('a request needs one session query with a cookie and none without', async () => {
  let asked = 0;
  let ofSessions = 0;
  const touching = new WeakSet<object>();
  const counting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"name":"sessions"')) touching.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      asked += 1;
      if (touching.has(queryId)) ofSessions += 1;
      return result;
    },
  };
  const app = await buildApp({ ...testApp.deps, db: testApp.deps.db.withPlugin(counting) });
  await app.ready();
  const { client } = await signUpAndIn(testApp);
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const costOf = async (url: string, headers: Record<string, string>) => {
    [asked, ofSessions] = [0, 0];
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    return [asked, ofSessions];
  };
  expect(await costOf('/api/session', { cookie })).toStrictEqual([1, 1]);
  expect(await costOf('/api/session', {})).toStrictEqual([0, 0]);
  for (const url of ['/api/registries', '/api/catalogue/products', '/api/registries/current'])
    expect([url, (await costOf(url, { cookie }))[1]]).toStrictEqual([url, 1]);
  await app.close();
});
