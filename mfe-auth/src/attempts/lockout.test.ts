import { attemptLimit } from './attempt-limit.ts';
import { createLocalRecords } from './local-records.ts';
import { lockoutOf } from './lockout.ts';

const minute = 60_000;

let store: Map<string, string>;
let time: number;
beforeEach(() => {
  store = new Map();
  time = 1_000_000;
});
/** As after a reload: nothing is known but what was stored. */
const browser = () => ({ records: createLocalRecords(store), now: () => time });
const login = () => lockoutOf('login', browser());

const fail = (times: number) => Array.from({ length: times }, () => login().fail());

test('the fifth failure locks for five minutes, and a reload changes nothing', () => {
  expect(fail(5)).toStrictEqual([false, false, false, false, true]);
  time += 5 * minute - 1;
  expect(login().lockedUntil()).toBe(1_000_000 + 5 * minute);
  time += 1;
  expect(login().lockedUntil()).toBeUndefined();
});

test('a success begins anew', () => {
  fail(4);
  login().clear();
  expect(fail(4)).toStrictEqual([false, false, false, false]);
});

test('failures are forgotten after a while', () => {
  fail(4);
  time += 15 * minute;
  expect(fail(4)).toStrictEqual([false, false, false, false]);
});

test('a lock that ran out while nobody looked doesn’t shorten the next one', () => {
  fail(5);
  time += 6 * minute;
  expect(fail(5)).toStrictEqual([false, false, false, false, true]);
});

test('unlocking clears both counters of the form, and those of no other', () => {
  const limit = (action: 'login' | 'signup') => attemptLimit(action, 'asha@example.com', browser());
  fail(5);
  for (let n = 0; n < 5; n += 1) limit('login').count();
  for (let n = 0; n < 3; n += 1) limit('signup').count();
  login().unlock();
  expect(login().lockedUntil()).toBeUndefined();
  limit('login').check();
  expect(() => limit('signup').check()).toThrow(/Too many attempts/);
});

test('the two forms lock by themselves', () => {
  fail(5);
  expect(lockoutOf('signup', browser()).lockedUntil()).toBeUndefined();
});
