import * as contract from './index.ts';
import type { RouteShape } from './index.ts';

const isRoute = (value: unknown): value is RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const routes = Object.entries(contract).flatMap(([name, value]) =>
  isRoute(value) ? [{ name, route: value }] : [],
);

test('every route is exported under its own id, once per method and path', () => {
  expect(routes.length).toBeGreaterThan(30);
  for (const { name, route } of routes) expect(route.id).toBe(name);
  const addresses = routes.map(({ route }) => `${route.method} ${route.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every route has exactly one success status, and names all its path parameters', () => {
  for (const { route } of routes) {
    const successes = Object.keys(route.responses).filter((status) => status.startsWith('2'));
    expect({ case: route.id, got: successes.length }).toStrictEqual({ case: route.id, got: 1 });
    const inPath = [...route.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]);
    expect({ case: route.id, got: Object.keys(route.params?.shape ?? {}).sort() }).toStrictEqual({
      case: route.id,
      got: inPath.sort(),
    });
  }
});

test('a malformed id in an address is told in words', () => {
  for (const { route } of routes)
    for (const schema of [route.params, route.query]) {
      const names = Object.keys(schema?.shape ?? {});
      const typed = Object.fromEntries(names.map((name) => [name, 'not-an-id']));
      const messages = schema?.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];
      expect({ case: route.id, messages }).toStrictEqual({
        case: route.id,
        messages: messages.filter((message) => !message.includes('UUID')),
      });
    }
  const { error } = contract.getRegistry.params.safeParse({ registryId: '0198' });
  expect(error?.issues[0]?.message).toBe('This address is not complete. Please check the link.');
});

test('an e-mail address gets the message of its problem and is lower-cased', () => {
  const message = (address: string) => contract.email.safeParse(address).error?.issues[0]?.message;
  expect(message('')).toBe('Email address is required');
  expect(message('a..b@example.com')).toBe('Email cannot contain consecutive dots');
  expect(message('.a@example.com')).toBe('Email cannot start or end with a dot');
  expect(message('nobody')).toBe('Please enter a valid email address');
  expect(message(`${'a'.repeat(65)}@example.com`)).toBe('Email address is invalid');
  expect(message(`a@${'b'.repeat(260)}.com`)).toBe('Email address is too long');
  expect(contract.email.parse(' Asha@Example.COM ')).toBe('asha@example.com');
});

test('a phone number accepts its country code', () => {
  const phone = contract.indianPhone('invalid');
  for (const typed of ['+91 98765 43210', '919876543210', '09876543210', '98765-43210'])
    expect(phone.parse(typed)).toBe('9876543210');
  for (const typed of ['5876543210', '987654321', '+1 9876543210'])
    expect(phone.safeParse(typed).success).toBe(false);
});

test('a password lists its missing parts and is scored from 0 to 5', () => {
  const message = (password: string) =>
    contract.newPassword.safeParse(password).error?.issues[0]?.message;
  expect(message('abc')).toBe(
    'Password must contain at least 8 characters, uppercase letters, numbers',
  );
  expect(message('Sunlight7')).toBeUndefined();
  expect(contract.passwordStrength('Sunlight7!').label).toBe('Strong');
  expect(contract.passwordStrength('Password1!').score).toBe(4);
  expect(contract.passwordStrength('Sunlight7!', true).label).toBe('Weak');
});
