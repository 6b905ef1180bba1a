import { errorReply } from '@gift-registry/bff-contract';
import { contractRoutes } from '../routing/contract-routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { accessMatrix, otherAddresses } from './access-matrix.ts';
import { createCast, personas, type Cast, type Persona } from './personas.ts';
import { requests } from './requests.ts';
import { createScene, type Scene } from './scene.ts';
import { send } from './send.ts';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await createTestApp({ config: { requestsPerMinute: 1_000_000 } });
  cast = await createCast(app);
});
afterAll(() => app.close());

/** They replace or end the session that they are called with. */
const sessionEnding = new Set(['signIn', 'signOut']);

async function browserFor(persona: Persona, scene: Scene, routeId: string) {
  if (persona === 'guest') return scene.guest;
  return sessionEnding.has(routeId) ? cast.newcomer(persona) : cast.browserOf(persona);
}

test('every route has a row, a sample request and a registration, and nothing else is reachable', () => {
  const ids = contractRoutes.map(({ id }) => id).sort();
  expect(Object.keys(accessMatrix).sort()).toStrictEqual(ids);
  expect(Object.keys(requests).sort()).toStrictEqual(ids);
  const known = new Set(contractRoutes.map(({ method, path }) => `${method} ${path}`));
  const registered = app.app.methodTable
    .all()
    .filter(({ url }) => url.startsWith('/api') && !otherAddresses.includes(url))
    .flatMap(({ url, methods }) => methods.map((method) => `${method} ${url}`))
    .filter((address) => !address.startsWith('HEAD '));
  expect(registered.sort()).toStrictEqual([...known].sort());
  const elsewhere = app.app.methodTable.all().filter(({ url }) => !url.startsWith('/api'));
  for (const { url, methods } of elsewhere)
    expect({
      case: `${url} can be changed`,
      holds: Boolean(methods.every((method) => ['GET', 'HEAD'].includes(method))),
    }).toStrictEqual({ case: `${url} can be changed`, holds: true });
});

for (const route of contractRoutes)
  test(`${route.id}: who gets what`, async () => {
    const answers: [Persona, number][] = [];
    for (const persona of personas) {
      const scene = await createScene(app, cast.owner.id);
      const browser = await browserFor(persona, scene, route.id);
      const request = requests[route.id]?.(scene) ?? {};
      const response = await send(browser, route, request);
      const reply: unknown = await response.json();
      answers.push([persona, response.status]);
      if (response.status >= 400) errorReply.parse(reply);
      else route.responses[response.status]?.parse(reply);
    }
    expect(Object.fromEntries(answers)).toStrictEqual(accessMatrix[route.id]);
  });
