import type { SessionReply } from '../bff/session.ts';
import { createSessionStore } from './session-store.ts';

const asha: SessionReply = {
  user: { id: '1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao', role: 'host' },
  csrfToken: 'token-of-asha',
  hostView: null,
};
const nobody: SessionReply = { user: null, csrfToken: 'token-of-nobody', hostView: null };

test('the session is loading until the server answers', async () => {
  const store = createSessionStore(async () => asha);
  expect(store.getState().status).toBe('loading');
  expect((await store.settled()).status).toBe('signed-in');
  expect(await store.csrfToken()).toBe('token-of-asha');
});

test('concurrent reads of the session share one request', async () => {
  let asked = 0;
  const store = createSessionStore(async () => {
    asked += 1;
    return nobody;
  });
  await Promise.all([store.settled(), store.csrfToken(), store.refresh()]);
  expect(asked).toBe(1);
  await store.refresh();
  expect(asked).toBe(2);
});

test('a failed request is not a sign-out', async () => {
  const answers = [async () => Promise.reject(new Error('offline')), async () => asha];
  const store = createSessionStore(() => (answers.shift() ?? (async () => nobody))());
  expect((await store.settled()).status).toBe('failed');
  await store.refresh();
  expect(store.getState().status).toBe('signed-in');
});

test('a failed refresh keeps the loaded session', async () => {
  let online = true;
  const store = createSessionStore(async () => {
    if (!online) throw new Error('offline');
    return asha;
  });
  await store.settled();
  online = false;
  await store.refresh();
  expect(store.getState().status).toBe('signed-in');
});

test('reading the CSRF token throws when the session fails to load', async () => {
  const store = createSessionStore(() => Promise.reject(new Error('offline')));
  await expect(store.csrfToken()).rejects.toThrow();
});

test('user-change listeners are called for another account, not for the same one', async () => {
  const store = createSessionStore(async () => asha);
  let changes = 0;
  store.onUserChange(() => (changes += 1));
  await store.settled();
  await store.refresh();
  expect(changes).toBe(0);
  store.replace(nobody);
  expect(changes).toBe(1);
  store.replace(nobody);
  expect(changes).toBe(1);
});
