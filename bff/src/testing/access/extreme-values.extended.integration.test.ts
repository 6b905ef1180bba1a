import type { RouteShape } from '@gift-registry/bff-contract';
import { contractRoutes } from '../../platform/routing/openapi-document.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { extremeRequests, type ExtremeRequest } from './extremes.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { routeCaseOf } from './route-cases.ts';
import { sendRequest } from './send-request.ts';
import { createTestUsers, type TestUsers, type UserKind } from './test-users.ts';

let app: TestApp;
let users: TestUsers;

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
});
afterAll(() => app.close());

const PARALLEL = 8;

/** Routes whose addresses begin alike read what the others write. */
const subjectOf = ({ path }: RouteShape): string => path.split('/').slice(0, 4).join('/');

const readsOf = (route: RouteShape): readonly RouteShape[] =>
  contractRoutes.filter(
    (read) => read.method === 'GET' && read !== route && subjectOf(read) === subjectOf(route),
  );

async function failuresOf(
  browser: TestClient,
  route: RouteShape,
  requests: Iterable<ExtremeRequest>,
): Promise<string[]> {
  const waiting = [...requests];
  const failures: string[] = [];
  async function sendNext(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const response = await sendRequest(browser.clone(), route, next.request);
      const text = await response.text();
      if (response.status >= 500 || (next.mustFail && response.status < 400))
        failures.push(`${route.id} ${next.description}: ${response.status} ${text}`);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
  return failures;
}

async function failedReads(route: RouteShape, fixtures: Fixtures): Promise<string[]> {
  const failures: string[] = [];
  for (const read of readsOf(route)) {
    const browser = await users.browserForRoute(read);
    const request = await routeCaseOf(read.id).request(fixtures);
    failures.push(
      ...(await failuresOf(browser, read, [
        { description: 'afterwards', request, mustFail: false },
      ])),
    );
  }
  return failures;
}

for (const route of contractRoutes)
  test(`${route.id} and the reads of its subject survive the extremes of each field`, async () => {
    const fixtures = createFixtures(app, users);
    const request = await routeCaseOf(route.id).request(fixtures);
    const browser = await users.browserForRoute(route);
    const failures = await failuresOf(browser, route, extremeRequests(route, request));
    const isRead = route.method === 'GET';
    expect([...failures, ...(isRead ? [] : await failedReads(route, fixtures))]).toStrictEqual([]);
  });

const everybody: readonly UserKind[] = ['nobody', 'guest', 'owner', 'support', 'admin'];

test.each(everybody)(
  'what was accepted fails nothing that every page of %s reads',
  async (kind) => {
    const browser = users.browserOf(kind);
    for (const path of ['/api/session', '/api/announcements/current'])
      expect([path, (await browser.fetch(path)).status]).toStrictEqual([path, 200]);
  },
);
