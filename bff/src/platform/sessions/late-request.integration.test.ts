import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import Fastify, { type FastifyInstance, type Session } from 'fastify';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { loginOf } from './logins.repository.ts';
import { sessions } from './sessions.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const sessionCookie = (client: TestClient) => client.cookies.get('gr-session') ?? '';

async function withSlowRequest(app: FastifyInstance, gate: Promise<unknown>, started: () => void) {
  app.get('/slow', async (request) => {
    started();
    await gate;
    const { login } = request.session;
    if (login) request.session.login = { ...login, epoch: login.epoch + 1 };
    return { ok: true };
  });
  app.get('/who', async (request) => ({ id: request.session.login?.user.id ?? null }));
  app.post('/leave', async (request) => {
    await request.session.destroy();
    return { ok: true };
  });
  await app.ready();
}

async function whoAfterRace(
  app: FastifyInstance,
  cookie: string,
  open: () => void,
  running: Promise<unknown>,
) {
  const headers = { cookie: `gr-session=${cookie}` };
  const slow = app.inject({ url: '/slow', headers });
  await running;
  await app.inject({ method: 'POST', url: '/leave', headers });
  open();
  await slow;
  const { id } = (await app.inject({ url: '/who', headers })).json<{ id: string | null }>();
  return id;
}

const latch = () => {
  let open: () => void = () => undefined;
  return { opened: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
};

test('a request that ends after the sign-out does not restore the session', async () => {
  const { client } = await signUpAndIn(testApp);
  const [gate, running] = [latch(), latch()];
  const app = Fastify();
  await app.register(sessions(testApp.deps));
  await withSlowRequest(app, gate.opened, running.open);
  expect(await whoAfterRace(app, sessionCookie(client), gate.open, running.opened)).toBe(null);
  await app.close();
});

test('control: a store that saves on every request restores the session', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const cookie = sessionCookie(client);
  const [id = ''] = decodeURIComponent(cookie).split('.');
  const login = await loginOf(testApp.deps.db, user.id);
  const rows = new Map<string, Session>([[id, { cookie: { originalMaxAge: null }, login }]]);
  const [gate, running] = [latch(), latch()];
  const app = Fastify();
  await app.register(fastifyCookie);
  await app.register(fastifySession, {
    secret: [...testApp.deps.config.sessionSecrets],
    cookieName: 'gr-session',
    cookie: { secure: false },
    saveUninitialized: false,
    rolling: false,
    store: {
      get: (key, done) => done(null, rows.get(key) ?? null),
      set: (key, session, done) => done(void rows.set(key, { ...session })),
      destroy: (key, done) => done(void rows.delete(key)),
    },
  });
  await withSlowRequest(app, gate.opened, running.open);
  expect(await whoAfterRace(app, cookie, gate.open, running.opened)).toBe(user.id);
  await app.close();
});
