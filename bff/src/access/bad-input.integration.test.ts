import { errorReply, urlOf, type RouteShape } from '@gift-registry/bff-contract';
import { contractRoutes } from '../routing/contract-routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { damagedBodies, wrongParams } from './damage.ts';
import { createCast, type Cast } from './personas.ts';
import { requests } from './requests.ts';
import { createScene, type Scene } from './scene.ts';
import { send, type Alterations } from './send.ts';

let app: TestApp;
let cast: Cast;
let scene: Scene;

beforeAll(async () => {
  app = await createTestApp({ config: { requestsPerMinute: 1_000_000 } });
  cast = await createCast(app);
});
afterAll(() => app.close());

const sessionEnding = new Set(['signIn', 'signOut']);

/** A guest's own gifts are asked for by any code: a wrong one has none. */
const lenient = new Set(['listMyGifts']);

/** Whoever may call the route, so that the request gets as far as its input. */
async function callerOf({ id, access }: RouteShape): Promise<TestClient> {
  if (access === 'guest') return scene.guest;
  const persona = access === 'admin' ? 'admin' : 'owner';
  return sessionEnding.has(id) ? cast.newcomer(persona) : cast.browserOf(persona);
}

async function refused(
  route: RouteShape,
  altered: Alterations,
  statuses: readonly number[],
  what: string,
  changes: Partial<ReturnType<(typeof requests)[string]>> = {},
): Promise<void> {
  const request = { ...requests[route.id]?.(scene), ...changes };
  const response = await send(await callerOf(route), route, request, altered);
  const text = await response.text();
  expect({
    case: `${route.id}, ${what}: ${response.status} ${text}`,
    holds: Boolean(statuses.includes(response.status)),
  }).toStrictEqual({ case: `${route.id}, ${what}: ${response.status} ${text}`, holds: true });
  errorReply.parse(JSON.parse(text));
}

for (const route of contractRoutes)
  test(`${route.id}: bad input is refused`, async () => {
    scene = await createScene(app, cast.owner.id);
    const request = requests[route.id]?.(scene) ?? {};
    const path = urlOf(route.path, request);

    await refused(route, { path: `${path}?unknown=1` }, [400], 'an unknown query key');
    await refused(route, { path: `${path}?search=%00` }, [400], 'a NUL in the query');
    await refused(route, { path: `${path}?a[__proto__]=1` }, [400], 'a prototype in the query');
    for (const name of Object.keys(request.params ?? {}))
      for (const value of lenient.has(route.id) ? [] : wrongParams) {
        const filled = urlOf(route.path, { params: { ...request.params, [name]: '@@' } });
        await refused(
          route,
          { path: filled.replace('%40%40', value) },
          [400, 404],
          `${name} ${value}`,
        );
      }
    for (const name of Object.keys(request.headers ?? {}))
      for (const value of ['', 'x', 'x'.repeat(5_000)])
        await refused(route, { headers: { [name]: value } }, [400], `${name} ${value.slice(0, 9)}`);

    if (route.method === 'GET') return;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      await refused(route, { headers: { 'content-type': type }, rawBody: '{"a":1}' }, [415], type);
    await refused(route, { rawBody: `"${'x'.repeat(2_000_000)}"` }, [413], 'a body of 2 MB');
    await refused(route, { rawBody: '{"a":' }, [400], 'half a body');
    await refused(route, { rawBody: '{"__proto__":{"a":1}}' }, [400], 'a prototype');
    for (const rawBody of ['[]', '"text"', '7', '{"unknown":1}'])
      await refused(route, { rawBody }, [400, 422], rawBody);
  });

test('no damaged body makes a server fail or a process end', async () => {
  const refusals = new Set<number>();
  for (const route of contractRoutes) {
    scene = await createScene(app, cast.owner.id);
    const { body } = requests[route.id]?.(scene) ?? {};
    if (!body) continue;
    const caller = await callerOf(route);
    for (const { what, body: damaged, mustFail } of damagedBodies(body)) {
      const request = { ...requests[route.id]?.(scene), body: damaged };
      const response = await send(caller, route, request);
      const text = await response.text();
      const described = `${route.id}, ${what}: ${response.status} ${text}`;
      expect(response.status).toBeLessThan(500);
      if (mustFail) expect(response.status).toBeGreaterThanOrEqual(400);
      if (response.status < 400) continue;
      errorReply.parse(JSON.parse(text));
      refusals.add(response.status);
    }
  }
  expect(refusals.has(422)).toBeTruthy();
  expect((await fetch(`${app.baseUrl}/healthz`)).status).toBe(200);
});
