import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readBuild } from '../../releases/build.ts';
import { publishBuilds } from '../../releases/publish-builds.ts';
import { writeSampleBuild, type SampleBuild } from '../../testing/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const text = { title: 'Tohfa', description: 'Gifts.' };
const builds: readonly SampleBuild[] = [
  { project: 'shell', code: 'shell' },
  {
    project: 'mfe-auth',
    pages: [
      { screen: 'email-confirmation', path: '/email-confirmation', opensMailedLink: true, ...text },
      { screen: 'reset-password', path: '/reset-password', opensMailedLink: true, ...text },
      { screen: 'email-login', path: '/email-login', ...text },
    ],
  },
];
const secret = 'canary-of-a-mailed-link';

let testApp: TestApp;
before(async () => {
  testApp = await createTestApp();
  const { db, config } = testApp.deps;
  const written = builds.map(async (build) =>
    readBuild(build.project, await writeSampleBuild(build)),
  );
  await publishBuilds({ db, dataDir: config.dataDir }, await Promise.all(written));
});
after(() => testApp.close());

test('the pages that mailed links open hold nothing of the link, and tell no other site', async () => {
  for (const page of [
    `/email-confirmation?token_hash=${secret}`,
    `/reset-password?access_token=${secret}`,
  ]) {
    const { headers, body, statusCode } = await testApp.app.inject(page);
    assert.equal(statusCode, 200, page);
    assert.ok(!`${JSON.stringify(headers)}${body}`.includes(secret), page);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    const policy = String(headers['content-security-policy']);
    for (const rule of ["script-src 'self'", "connect-src 'self'", "style-src 'self'"])
      assert.ok(policy.includes(rule), `${page}: ${rule}`);
  }
  const { headers } = await testApp.app.inject('/email-login');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
});

test('nothing behind the scenes is public', async () => {
  for (const path of [
    '/metrics',
    '/docs',
    '/documentation/json',
    '/openapi.json',
    '/debug',
    '/admin/queues',
    '/.git/config',
    '/.env',
    '/package.json',
    '/node_modules/fastify/package.json',
    '/api/metrics',
    '/_mf/shell/1/main.js.map',
  ]) {
    const { statusCode, body } = await testApp.app.inject({
      url: path,
      headers: { accept: 'application/json' },
    });
    assert.equal(statusCode, 404, path);
    assert.doesNotMatch(body, /"dependencies"|\[core\]|SESSION_SECRET|"openapi"/, path);
  }
  const { body } = await testApp.app.inject('/healthz');
  assert.equal(body, '{"status":"ok"}');
});

test('no other origin may read an answer', async () => {
  const origins = [
    'https://evil.example',
    'null',
    'https://localhost.evil.example',
    'http://127.0.0.1',
  ];
  for (const origin of origins)
    for (const url of [
      '/api/session',
      '/api/sessions',
      '/api/catalogue/products',
      '/reset-password',
    ])
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await testApp.app.inject({ url, method, headers: { origin } });
        const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        assert.deepEqual(allowed, [], `${method} ${url} from ${origin}`);
      }
});
