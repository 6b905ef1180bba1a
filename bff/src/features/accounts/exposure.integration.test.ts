import { writeSampleBuild, type SampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from '../releases/build.ts';
import { publishBuilds } from '../releases/publish-release.ts';
import { createReleaseFiles } from '../releases/release-files.ts';

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
beforeAll(async () => {
  testApp = await createTestApp();
  const { db, config } = testApp.deps;
  const written = builds.map(async (build) =>
    readBuild(build.project, await writeSampleBuild(build)),
  );
  await publishBuilds({ db, files: createReleaseFiles(config) }, await Promise.all(written));
});
afterAll(() => testApp.close());

test('pages of mailed links contain no secret and send no referrer', async () => {
  for (const page of [
    `/email-confirmation?token_hash=${secret}`,
    `/reset-password?access_token=${secret}`,
  ]) {
    const { headers, body, statusCode } = await testApp.app.inject(page);
    expect({ case: page, got: statusCode }).toStrictEqual({ case: page, got: 200 });
    expect(`${JSON.stringify(headers)}${body}`).not.toContain(secret);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const policy = String(headers['content-security-policy']);
    for (const rule of ["script-src 'self'", "connect-src 'self'", "style-src 'self'"])
      expect(policy).toContain(rule);
  }
  const { headers } = await testApp.app.inject('/email-login');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('internal files and routes are not public', async () => {
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
    expect({ case: path, got: statusCode }).toStrictEqual({ case: path, got: 404 });
    expect({ case: path, text: body }).toStrictEqual({
      case: path,
      text: expect.not.stringMatching(/"dependencies"|\[core\]|SESSION_SECRET|"openapi"/),
    });
  }
  const { body } = await testApp.app.inject('/healthz');
  expect(body).toBe('{"status":"ok","database":true}');
});

test('no other origin may read a reply', async () => {
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
        expect({ case: `${method} ${url} from ${origin}`, got: allowed }).toStrictEqual({
          case: `${method} ${url} from ${origin}`,
          got: [],
        });
      }
});
