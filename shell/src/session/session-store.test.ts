import type { SessionReply } from '../bff/session.ts';
import { createSessionStore } from './session-store.ts';

const asha: SessionReply = {
  user: { id: '1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao', role: 'host' },
  csrfToken: 'token-of-asha',
};
const nobody: SessionReply = { user: null, csrfToken: 'token-of-nobody' };

test('the session is loading until the server has answered', async () => {
  const store = createSessionStore(async () => asha);
  expect(store.getState().status).toBe('loading');
  expect((await store.settled()).status).toBe('signed-in');
  expect(await store.csrfToken()).toBe('token-of-asha');
});

test('questions at the same time are asked once', async () => {
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

test('an answer that never came is no signing out', async () => {
  const answers = [async () => Promise.reject(new Error('offline')), async () => asha];
  const store = createSessionStore(() => (answers.shift() ?? (async () => nobody))());
  expect((await store.settled()).status).toBe('failed');
  await store.refresh();
  expect(store.getState().status).toBe('signed-in');
});

test('losing the network later leaves the session as it was', async () => {
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

test('a token that cannot be had is an error', async () => {
  const store = createSessionStore(() => Promise.reject(new Error('offline')));
  await expect(store.csrfToken()).rejects.toThrow();
});

test('another account is told, the same one is not', async () => {
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
