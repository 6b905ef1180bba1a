import { contractRoutes } from '../../platform/routing/openapi-document.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createFixtures } from './fixtures.ts';
import { routeCaseOf } from './route-cases.ts';
import { sendRequest } from './send-request.ts';
import { createTestUsers } from './test-users.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const secret = /\$argon2|passwordHash|tokenHash|idHash|token_hash=|access_token=|"csrfToken"/;

test('the pattern finds a password hash and the secret of a link', () => {
  for (const text of ['"$argon2id$v=19$m=1024"', 'https://x/?token_hash=abc'])
    expect(text).toMatch(secret);
});

test('no reply to the team holds a password hash, a token, a cookie or the secret of a link', async () => {
  const users = await createTestUsers(app);
  const fixtures = createFixtures(app, users);
  const admin = users.browserOf('admin');
  const reads = contractRoutes.filter(
    ({ path, method }) => path.startsWith('/api/admin/') && method === 'GET',
  );
  expect(reads.length).toBeGreaterThan(10);
  for (const route of reads) {
    const request = await routeCaseOf(route.id).request(fixtures);
    const response = await sendRequest(admin, route, request);
    const text = await response.text();
    for (const cookie of admin.cookies.values()) expect(text).not.toContain(cookie);
    expect(text).not.toMatch(secret);
  }
});
