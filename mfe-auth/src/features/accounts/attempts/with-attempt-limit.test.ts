import { ApiError } from '@gift-registry/bff-contract';
import type { LimitedAction } from './attempt-limit.ts';
import { withAttemptLimit } from './with-attempt-limit.ts';
import { createAttemptRecords } from './attempt-records.ts';

const minute = 60_000;
const email = 'asha@example.com';

let store: Map<string, string>;
let time: number;
beforeEach(() => {
  store = new Map();
  time = 1_000_000;
});
const browser = () => ({ records: createAttemptRecords(store), now: () => time });

const rejected = (code: ApiError['code'] = 'invalid-credentials', status = 401) =>
  new ApiError('No.', { code, status });

function attempt(action: LimitedAction, answer: Error | 'ok' = rejected(), address = email) {
  const call = withAttemptLimit(
    action,
    async () => {
      if (answer !== 'ok') throw answer;
      return 'ok';
    },
    browser(),
  );
  return call({ email: address }).catch((error: Error) => error.message);
}

async function attempts(count: number, action: LimitedAction, answer?: Error | 'ok') {
  const read: string[] = [];
  for (let n = 0; n < count; n += 1) read.push(await attempt(action, answer));
  return read;
}

for (const { action, allowed, window } of [
  { action: 'login', allowed: 5, window: 15 },
  { action: 'signup', allowed: 3, window: 60 },
  { action: 'password-reset', allowed: 3, window: 60 },
  { action: 'resend', allowed: 3, window: 15 },
] as const)
  test(`${action} allows ${allowed} attempts per ${window} minutes`, async () => {
    const wait = `Too many attempts. Please wait ${window} minutes before trying again.`;
    expect(await attempts(allowed + 1, action)).toStrictEqual([
      ...Array.from({ length: allowed }, () => 'No.'),
      wait,
    ]);
    time += (window - 1) * minute;
    expect(await attempt(action)).toBe(
      'Too many attempts. Please wait 1 minute before trying again.',
    );
    time += minute;
    expect(await attempt(action)).toBe('No.');
  });

test('a call over the limit is not sent', async () => {
  await attempts(3, 'signup');
  let sent = false;
  const call = withAttemptLimit('signup', async () => void (sent = true), browser());
  await expect(call({ email })).rejects.toThrow();
  expect(sent).toBe(false);
});

test('a success clears the count', async () => {
  await attempts(2, 'resend');
  expect(await attempt('resend', 'ok')).toBe('ok');
  expect(await attempts(3, 'resend')).toStrictEqual(['No.', 'No.', 'No.']);
});

test('network errors, server errors, rate limits, invalid fields and stale tokens are no attempts', async () => {
  await attempts(5, 'signup', rejected('network', 0));
  await attempts(5, 'signup', rejected('internal', 500));
  await attempts(5, 'signup', rejected('rate-limited', 429));
  await attempts(5, 'signup', rejected('invalid-input', 422));
  await attempts(5, 'signup', rejected('unreadable-reply', 404));
  await attempts(5, 'signup', rejected('csrf', 403));
  expect(await attempt('signup')).toBe('No.');
});

test('attempts are counted per normalized address and per action', async () => {
  await attempts(3, 'signup');
  expect(await attempt('signup', rejected(), ' ASHA@example.com ')).toMatch(/Too many attempts/);
  expect(await attempt('signup', rejected(), 'dev@example.com')).toBe('No.');
  expect(await attempt('resend')).toBe('No.');
});

test('unreadable records in the storage count as none', async () => {
  for (const text of ['not json', '{"count":"many"}', 'null']) {
    store.set(`gift-registry:attempts:signup:${email}`, text);
    expect({ case: text, got: await attempt('signup') }).toStrictEqual({ case: text, got: 'No.' });
  }
});
