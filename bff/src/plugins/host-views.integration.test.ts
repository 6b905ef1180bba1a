import { randomUUID } from 'node:crypto';
import {
  claimItem,
  closeHostView,
  getRegistry,
  getSession,
  getTeamRegistry,
  listGifts,
  listItems,
  listRegistries,
  openHostView,
  pauseRegistryGifts,
  signOut,
  type RouteShape,
} from '@gift-registry/bff-contract';
import { contractForms, contractRoutes } from '../platform/routing/openapi-document.ts';
import { createFixtures } from '../testing/access/fixtures.ts';
import { formCaseOf } from '../testing/access/form-cases.ts';
import { routeCaseOf } from '../testing/access/route-cases.ts';
import { sendRequest } from '../testing/access/send-request.ts';
import { createTestUsers, type TestUsers } from '../testing/access/test-users.ts';
import { signUpAndIn } from '../testing/accounts.ts';
import { failureOf } from '../testing/failures.ts';
import { postForm } from '../testing/requests/post-form.ts';
import { createSampleRegistry } from '../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let app: TestApp;
let users: TestUsers;
const why = 'The host can’t find a gift.';
const refusal = 'so nothing can be changed';

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
});
afterAll(() => app.close());

async function hostedRegistry() {
  const { client: host, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  await app.client().call(claimItem, {
    params: { shareCode, itemId: itemIds[0] ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...{ guestName: 'Ravi', guestEmail: 'ravi@guests.example', quantity: 1 },
      message: 'Keep this between us.',
    },
  });
  return { host, ownerId: user.id, registryId, shareCode, params: { registryId } };
}

async function seeing(role: 'admin' | 'support' = 'support') {
  const registry = await hostedRegistry();
  const { client: team, user } = await signUpAndIn(app, { role });
  const { params } = registry;
  const view = await team.call(openHostView, { params, body: { why } });
  return { ...registry, team, user, view };
}

const elapse = (registryId: string) =>
  app.deps.db
    .updateTable('hostViews')
    .set({ endsAt: new Date(Date.now() - 1_000) })
    .where('registryId', '=', registryId)
    .execute();

test.each(['admin', 'support'] as const)(
  '%s reads a registry as its host does, for 15 minutes',
  async (role) => {
    const registry = await hostedRegistry();
    const { client: team } = await signUpAndIn(app, { role });
    const { params, host } = registry;
    expect((await failureOf(team.call(getRegistry, { params }))).status).toBe(404);
    const view = await team.call(openHostView, { params, body: { why } });
    const minutes = (Date.parse(view.endsAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(15.1);
    expect((await team.call(getSession, {})).hostView).toStrictEqual(view);
    expect(await team.call(getRegistry, { params })).toStrictEqual(
      await host.call(getRegistry, { params }),
    );
    expect(await team.call(listItems, { params })).toStrictEqual(
      await host.call(listItems, { params }),
    );
  },
);

const mutations = contractRoutes.filter(({ method }) => method !== 'GET');
const closing: readonly string[] = [closeHostView.id, signOut.id];

const refusedBy = async (client: TestClient, requests: readonly RouteShape[]) => {
  const fixtures = createFixtures(app, users);
  const refused: string[] = [];
  for (const route of requests) {
    const response = await sendRequest(
      client.clone(),
      route,
      await routeCaseOf(route.id).request(fixtures),
    );
    const text = await response.text();
    if (response.status === 403 && text.includes(refusal)) refused.push(route.id);
  }
  return refused;
};

test('the server refuses every writing request in a view, and none of them without one', async () => {
  const { team } = await seeing('admin');
  const writing = mutations.filter(({ id }) => !closing.includes(id));
  expect(await refusedBy(team, writing)).toStrictEqual(writing.map(({ id }) => id));
  await team.call(closeHostView, {});
  const others = writing.filter(
    ({ id, path }) => id !== openHostView.id && path.startsWith('/api/admin/registries/'),
  );
  expect(others.length).toBeGreaterThan(4);
  expect(await refusedBy(team, others)).toStrictEqual([]);
});

test('the server refuses every form in a view', async () => {
  const { team } = await seeing();
  const fixtures = createFixtures(app, users);
  for (const form of contractForms) {
    const response = await postForm(
      team.clone(),
      form,
      await formCaseOf(form.id).form(fixtures, app),
    );
    expect([form.id, response.status]).toStrictEqual([form.id, 403]);
  }
});

test('control: the refused change is one that the same person may make', async () => {
  const { team, params } = await seeing();
  const pause = () => team.call(pauseRegistryGifts, { params, body: { paused: true, why } });
  expect((await failureOf(pause())).message).toContain(refusal);
  expect((await team.call(getTeamRegistry, { params })).giftsPaused).toBe(false);
  await team.call(closeHostView, {});
  expect((await pause()).giftsPaused).toBe(true);
});

test('no read in a view holds a guest’s mail or message, a share code or a UPI address', async () => {
  const { team, registryId, shareCode, host } = await seeing('admin');
  const query = { registryId };
  const own = JSON.stringify(await host.call(listGifts, { query }));
  for (const secret of ['ravi@guests.example', 'Keep this between us.'])
    expect(own).toContain(secret);
  const fixtures = createFixtures(app, users);
  const reads = contractRoutes.filter(
    ({ method, access }) => method === 'GET' && access === 'host',
  );
  const answered: string[] = [];
  for (const route of reads) {
    const sample = await routeCaseOf(route.id).request(fixtures);
    const response = await sendRequest(team.clone(), route, {
      ...sample,
      ...(sample.params && { params: { ...sample.params, registryId } }),
      ...(route.query?.shape['registryId'] ? { query: { ...sample.query, registryId } } : {}),
    });
    const text = await response.text();
    if (response.status === 200) answered.push(route.id);
    for (const secret of ['ravi@guests.example', 'Keep this between us.', shareCode])
      expect(text).not.toContain(secret);
  }
  expect(answered.sort()).toStrictEqual([
    'getCurrentRegistry',
    'getGiftSupply',
    'getGiftTotals',
    'getGuestView',
    'getRegistry',
    'getSurprise',
    'listDismissedHints',
    'listGiftQuestions',
    'listGifts',
    'listItems',
    'listRegistries',
    'listUnusualNetworks',
  ]);
});

test('other registries of the same host stay closed', async () => {
  const { team, ownerId, registryId } = await seeing();
  const other = await createSampleRegistry(app, ownerId);
  const params = { registryId: other.registryId };
  for (const read of [
    () => team.call(getRegistry, { params }),
    () => team.call(listGifts, { query: params }),
    () => team.call(listGifts, { query: {} }),
  ])
    expect((await failureOf(read())).status).toBe(403);
  const { registries } = await team.call(listRegistries, {});
  expect(registries.map(({ id }) => id)).toStrictEqual([registryId]);
});

test('a view ends by itself, by its button and with the session', async () => {
  const { team, params, registryId } = await seeing();
  await elapse(registryId);
  expect((await failureOf(team.call(getRegistry, { params }))).status).toBe(404);
  expect((await team.call(getSession, {})).hostView).toBeNull();
  await team.call(openHostView, { params, body: { why } });
  expect(await team.call(closeHostView, {})).toStrictEqual({ closed: true });
  expect((await failureOf(team.call(getRegistry, { params }))).status).toBe(404);
  expect(await team.call(closeHostView, {})).toStrictEqual({ closed: false });
  await team.call(openHostView, { params, body: { why } });
  expect((await team.call(signOut, {})).hostView).toBeNull();
});

test('start and end of a view are in the audit log, the start with its reason', async () => {
  const { team, params, user } = await seeing();
  await team.call(closeHostView, {});
  const { history } = await team.call(getTeamRegistry, { params });
  const acts = history.filter(({ actorId }) => actorId === user.id);
  expect(acts.map(({ event, why: reason }) => [event, reason]).sort()).toStrictEqual([
    ['host-view-ended', ''],
    ['registry-seen-as-host', why],
  ]);
});

test('a deleted registry can not be seen, and a view of it ends', async () => {
  const { team, params, registryId } = await seeing();
  await app.deps.db
    .updateTable('registries')
    .set({ deletedAt: new Date() })
    .where('id', '=', registryId)
    .execute();
  const again = team.call(openHostView, { params, body: { why } });
  expect((await failureOf(again)).status).toBe(404);
});
