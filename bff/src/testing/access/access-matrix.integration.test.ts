import { errorReply, type FormRouteShape, type RouteShape } from '@gift-registry/bff-contract';
import { contractForms, contractRoutes } from '../../platform/routing/openapi-document.ts';
import { postForm } from '../requests/post-form.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { AccessRow } from './access-rows.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { formCaseOf, formCases } from './form-cases.ts';
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

test('routes outside of /api only read, except for the forms of the contract, which have a form case', () => {
  const mutations = app.app.methodTable
    .all()
    .filter(({ url, method }) => !url.startsWith('/api') && !['GET', 'HEAD'].includes(method))
    .map(({ url, method }) => `${method} ${url}`);
  const declared = contractForms.map(({ path, method }) => `${method} ${path}`);
  expect(mutations.sort()).toStrictEqual(declared.sort());
  expect(Object.keys(formCases).sort()).toStrictEqual(contractForms.map(({ id }) => id).sort());
});

async function statusFor(route: RouteShape, kind: UserKind, fixtures: Fixtures): Promise<number> {
  const browser = await users.browserFor(kind, route.id);
  const request = await routeCaseOf(route.id).request(fixtures);
  const response = await sendRequest(browser, route, request);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const reply: unknown = isJson ? await response.json() : await response.text();
  if (response.status >= 400) errorReply.parse(reply);
  else route.responses[response.status]?.parse(reply);
  return response.status;
}

async function statusOfForm(
  form: FormRouteShape,
  kind: UserKind,
  fixtures: Fixtures,
): Promise<number> {
  const browser = await users.browserFor(kind, form.id);
  return (await postForm(browser, form, await formCaseOf(form.id).form(fixtures, app))).status;
}

type Ask = (kind: UserKind, fixtures: Fixtures) => Promise<number>;

async function statusesOf(
  access: AccessRow,
  isRead: boolean,
  ask: Ask,
): Promise<Record<string, number>> {
  const fixtures = createFixtures(app, users);
  const [denied, allowed] = [
    userKinds.filter((kind) => access[kind] >= 400),
    userKinds.filter((kind) => access[kind] < 400),
  ];
  const statusOf = async (kind: UserKind, rows: Fixtures) => [kind, await ask(kind, rows)] as const;
  // Denied requests come first, on the rows that an allowed one then needs: a denied one that changes them is noticed.
  const deniedStatuses = await Promise.all(denied.map((kind) => statusOf(kind, fixtures)));
  const allowedStatuses = await Promise.all(
    allowed.map((kind, index) =>
      statusOf(kind, index === 0 || isRead ? fixtures : createFixtures(app, users)),
    ),
  );
  return Object.fromEntries([...deniedStatuses, ...allowedStatuses]);
}

for (const route of contractRoutes)
  test(`${route.id} answers each user with the status of its access row`, async () => {
    const { access } = routeCaseOf(route.id);
    const ask: Ask = (kind, fixtures) => statusFor(route, kind, fixtures);
    expect(await statusesOf(access, route.method === 'GET', ask)).toStrictEqual(access);
  });

for (const form of contractForms)
  test(`${form.id} answers each user with the status of its access row`, async () => {
    const { access } = formCaseOf(form.id);
    const ask: Ask = (kind, fixtures) => statusOfForm(form, kind, fixtures);
    expect(await statusesOf(access, false, ask)).toStrictEqual(access);
  });
