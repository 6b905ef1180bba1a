import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../app.ts';
import { signUpAndIn } from '../testing/accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
before(async () => (testApp = await createTestApp()));
after(() => testApp.close());

test('a request costs one session query with a cookie, and none without', async (t) => {
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
    assert.equal((await app.inject({ url, headers })).statusCode, 200);
    t.diagnostic(`${url}: ${asked} queries, ${ofSessions} of them for the session`);
    return [asked, ofSessions];
  };
  assert.deepEqual(await costOf('/api/session', { cookie }), [1, 1]);
  assert.deepEqual(await costOf('/api/session', {}), [0, 0]);
  for (const url of ['/api/registries', '/api/catalogue/products', '/api/registries/current'])
    assert.equal((await costOf(url, { cookie }))[1], 1, url);
  await app.close();
});
