/**
 * jest-light-runner knows no time limits: a test that hangs would hang the whole run without its name.
 * Every test and hook fails after `TIMEOUT_MS`, or after the number given as its last argument, in milliseconds.
 * It is for tests that hang: one that takes 25 seconds alone takes three times as long beside others on a slow machine.
 */
const TIMEOUT_MS = 120_000;
const { setTimeout, clearTimeout } = globalThis;

const within = (run, limit) => async () => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limit} ms.`)), limit);
  });
  try {
    await Promise.race([Promise.resolve().then(run), late]);
  } finally {
    clearTimeout(timer);
  }
};

for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const register = globalThis[name];
  globalThis[name] = (run, limit = TIMEOUT_MS) => register(within(run, limit));
}

for (const name of ['test', 'it']) {
  const limited =
    (register) =>
    (title, run, limit = TIMEOUT_MS) =>
      register(title, within(run, limit));
  const original = globalThis[name];
  globalThis[name] = Object.assign(limited(original), original, { only: limited(original.only) });
}

// The runner disconnects from its workers at the end; a handle that a test left open must not keep the run alive.
process.once('disconnect', () => process.exit());
