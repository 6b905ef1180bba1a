import { attemptLimit } from './attempt-limit.ts';
import { createAttemptRecords } from './attempt-records.ts';
import { lockoutOf } from './lockout.ts';

const minute = 60_000;

let store: Map<string, string>;
let time: number;
beforeEach(() => {
  store = new Map();
  time = 1_000_000;
});
const browser = () => ({ records: createAttemptRecords(store), now: () => time });
const login = () => lockoutOf('login', browser());

const fail = (times: number) => Array.from({ length: times }, () => login().fail());

test('the fifth failure locks for five minutes, across reloads', () => {
  expect(fail(5)).toStrictEqual([false, false, false, false, true]);
  time += 5 * minute - 1;
  expect(login().lockedUntil()).toBe(1_000_000 + 5 * minute);
  time += 1;
  expect(login().lockedUntil()).toBeUndefined();
});

test('a success resets the failures', () => {
  fail(4);
  login().clear();
  expect(fail(4)).toStrictEqual([false, false, false, false]);
});

test('failures expire after 15 minutes', () => {
  fail(4);
  time += 15 * minute;
  expect(fail(4)).toStrictEqual([false, false, false, false]);
});

test('an expired lock leaves five failures until the next one', () => {
  fail(5);
  time += 6 * minute;
  expect(fail(5)).toStrictEqual([false, false, false, false, true]);
});

test('unlocking resets the failures and attempts of its own form only', () => {
  const limit = (action: 'login' | 'signup') => attemptLimit(action, 'asha@example.com', browser());
  fail(5);
  for (let n = 0; n < 5; n += 1) limit('login').count();
  for (let n = 0; n < 3; n += 1) limit('signup').count();
  login().unlock();
  expect(login().lockedUntil()).toBeUndefined();
  limit('login').check();
  expect(() => limit('signup').check()).toThrow(/Too many attempts/);
});

test('login and sign-up lock separately', () => {
  fail(5);
  expect(lockoutOf('signup', browser()).lockedUntil()).toBeUndefined();
});
