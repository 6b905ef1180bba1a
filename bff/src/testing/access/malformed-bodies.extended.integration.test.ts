import { errorReply } from '@gift-registry/bff-contract';
import { contractRoutes } from '../../platform/routing/openapi-document.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createFixtures } from './fixtures.ts';
import { malformedBodies } from './malformed-bodies.ts';
import { routeCaseOf } from './route-cases.ts';
import { sendRequest } from './send-request.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let app: TestApp;
let users: TestUsers;

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
});
afterAll(() => app.close());

const PARALLEL = 8;

for (const route of contractRoutes.filter(({ body }) => body !== undefined))
  test(`${route.id} answers no malformed body with a server error`, async () => {
    const request = await routeCaseOf(route.id).request(createFixtures(app, users));
    const browser = await users.browserForRoute(route);
    const waiting = malformedBodies(request.body ?? {});
    const statuses = new Set<number>();
    const failures: string[] = [];

    async function sendNext(): Promise<void> {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const response = await sendRequest(browser.clone(), route, { ...request, body: next.body });
        const text = await response.text();
        if (response.status >= 500 || (next.mustFail && response.status < 400))
          failures.push(`${next.description}: ${response.status} ${text}`);
        if (response.status >= 400) errorReply.parse(JSON.parse(text));
        statuses.add(response.status);
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, sendNext));
    expect(failures).toStrictEqual([]);
    expect(statuses).toContain(422);
  });

test('the server is still healthy afterwards', async () => {
  expect((await fetch(`${app.baseUrl}/healthz`)).status).toBe(200);
});
