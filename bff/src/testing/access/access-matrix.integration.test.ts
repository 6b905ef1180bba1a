import { errorReply, type RouteShape } from '@gift-registry/bff-contract';
import { contractRoutes } from '../../routing/contract-routes.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { routeCaseOf, routeCases, routesOutsideContract } from './route-cases.ts';
import { sendRequest } from './send-request.ts';
import { createTestUsers, userKinds, type TestUsers, type UserKind } from './test-users.ts';

let app: TestApp;
let users: TestUsers;

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
});
afterAll(() => app.close());

test('every contract route is registered and has a route case, and /api has no other routes', () => {
  const ids = contractRoutes.map(({ id }) => id).sort();
  expect(Object.keys(routeCases).sort()).toStrictEqual(ids);
  const registered = app.app.methodTable
    .all()
    .filter(({ url, method }) => url.startsWith('/api') && method !== 'HEAD')
    .filter(({ url }) => !routesOutsideContract.includes(url))
    .map(({ method, url }) => `${method} ${url}`);
  const declared = contractRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(registered.sort()).toStrictEqual(declared.sort());
});

test('routes outside of /api only read', () => {
  const mutations = app.app.methodTable
    .all()
    .filter(({ url, method }) => !url.startsWith('/api') && !['GET', 'HEAD'].includes(method));
  expect(mutations).toStrictEqual([]);
});

async function statusFor(route: RouteShape, kind: UserKind, fixtures: Fixtures): Promise<number> {
  const browser = await users.browserFor(kind, route.id);
  const request = await routeCaseOf(route.id).request(fixtures);
  const response = await sendRequest(browser, route, request);
  const reply: unknown = await response.json();
  if (response.status >= 400) errorReply.parse(reply);
  else route.responses[response.status]?.parse(reply);
  return response.status;
}

async function statusesOf(route: RouteShape): Promise<Record<string, number>> {
  const { access } = routeCaseOf(route.id);
  const fixtures = createFixtures(app, users);
  const [denied, allowed] = [
    userKinds.filter((kind) => access[kind] >= 400),
    userKinds.filter((kind) => access[kind] < 400),
  ];
  const ask = async (kind: UserKind, rows: Fixtures): Promise<[UserKind, number]> => [
    kind,
    await statusFor(route, kind, rows),
  ];
  // Denied requests come first, on the rows that an allowed one then needs: a denied one that changes them is noticed.
  const deniedStatuses = await Promise.all(denied.map((kind) => ask(kind, fixtures)));
  const isRead = route.method === 'GET';
  const allowedStatuses = await Promise.all(
    allowed.map((kind, index) =>
      ask(kind, index === 0 || isRead ? fixtures : createFixtures(app, users)),
    ),
  );
  return Object.fromEntries([...deniedStatuses, ...allowedStatuses]);
}

for (const route of contractRoutes)
  test(`${route.id} answers each user with the status of its access row`, async () => {
    expect(await statusesOf(route)).toStrictEqual(routeCaseOf(route.id).access);
  });
