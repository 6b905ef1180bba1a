import { queryForm } from './queries.ts';

const query = { name: 'Ravi', email: 'ravi@example.com', phone: '', queryText: 'Hello?' };
const messageOf = (change: object) =>
  queryForm.safeParse({ ...query, ...change }).error?.issues[0]?.message;

const refusals: readonly (readonly [change: object, message: string])[] = [
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'n'.repeat(51) }, 'Name must be 50 characters or less'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'ravi@nowhere' }, 'Invalid email format'],
  [{ phone: '12345' }, 'Phone number must be 10 digits starting with 6, 7, 8, or 9'],
  [{ phone: '5876543210' }, 'Phone number must be 10 digits starting with 6, 7, 8, or 9'],
  [{ queryText: '\n' }, 'Please enter your query'],
  [{ queryText: 'q'.repeat(1001) }, 'Query must be 1000 characters or less'],
];
for (const [change, message] of refusals)
  test(`${JSON.stringify(change).slice(0, 40)} is refused: ${message}`, () => {
    expect(messageOf(change)).toBe(message);
  });

test('a long address gets the length message first', () => {
  const email = `${'e'.repeat(97)}@a.in`;
  expect(messageOf({ email })).toBe('Email must be 100 characters or less');
});

test('the phone is optional and stored as ten digits', () => {
  for (const phone of ['', '  ', null, undefined])
    expect(queryForm.parse({ ...query, phone }).phone).toBe(null);
  expect(queryForm.parse({ ...query, phone: '+91 98765 43210' }).phone).toBe('9876543210');
});

test('values at the limits are accepted', () => {
  const full = { ...query, name: 'n'.repeat(50), queryText: 'q'.repeat(1000) };
  expect(queryForm.safeParse(full).success).toBe(true);
});
