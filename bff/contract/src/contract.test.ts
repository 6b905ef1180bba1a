import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from './index.ts';
import type { RouteShape } from './index.ts';

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const routes = Object.entries(contract).flatMap(([name, value]) =>
  isRoute(value) ? [{ name, route: value }] : [],
);

test('every route is exported under its own id, once per method and path', () => {
  assert.ok(routes.length > 30);
  for (const { name, route } of routes) assert.equal(route.id, name);
  const addresses = routes.map(({ route }) => `${route.method} ${route.path}`);
  assert.equal(new Set(addresses).size, addresses.length);
});

test('every route has exactly one success status, and names all its path parameters', () => {
  for (const { route } of routes) {
    const successes = Object.keys(route.responses).filter((status) => status.startsWith('2'));
    assert.equal(successes.length, 1, route.id);
    const inPath = [...route.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]);
    assert.deepEqual(Object.keys(route.params?.shape ?? {}).sort(), inPath.sort(), route.id);
  }
});

test('an e-mail address says what is wrong with it, and is lower-cased', () => {
  const message = (address: string) => contract.email.safeParse(address).error?.issues[0]?.message;
  assert.equal(message(''), 'Email address is required');
  assert.equal(message('a..b@example.com'), 'Email cannot contain consecutive dots');
  assert.equal(message('.a@example.com'), 'Email cannot start or end with a dot');
  assert.equal(message('nobody'), 'Please enter a valid email address');
  assert.equal(message(`${'a'.repeat(65)}@example.com`), 'Email address is invalid');
  assert.equal(message(`a@${'b'.repeat(260)}.com`), 'Email address is too long');
  assert.equal(contract.email.parse(' Asha@Example.COM '), 'asha@example.com');
});

test('a phone number may be typed with its country code', () => {
  const phone = contract.indianPhone('invalid');
  for (const typed of ['+91 98765 43210', '919876543210', '09876543210', '98765-43210'])
    assert.equal(phone.parse(typed), '9876543210');
  for (const typed of ['5876543210', '987654321', '+1 9876543210'])
    assert.equal(phone.safeParse(typed).success, false);
});

test('a password names what is missing and is scored from 0 to 5', () => {
  const message = (password: string) =>
    contract.newPassword.safeParse(password).error?.issues[0]?.message;
  assert.equal(
    message('abc'),
    'Password must contain at least 8 characters, uppercase letters, numbers',
  );
  assert.equal(message('Sunlight7'), undefined);
  assert.equal(contract.passwordStrength('Sunlight7!').label, 'Strong');
  assert.equal(contract.passwordStrength('Password1!').score, 4);
});
