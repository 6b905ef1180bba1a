import { passcode, typedPasscode } from './passcode.ts';

const problemOf = (typed: string): string | undefined =>
  passcode.safeParse(typed).error?.issues[0]?.message;

test.each(['mango tree', '29112026', 'आम का पेड़', 'a'.repeat(39) + 'b', 'x-1-y-2'])(
  '%s is accepted',
  (typed) => expect(problemOf(typed)).toBeUndefined(),
);

test.each([
  ['0000', /at least 6/],
  ['mango', /at least 6/],
  ['mango  ', /at least 6/],
  [`${'a'.repeat(40)}b`, /at most 40/],
  ['777777', /one character/],
  ['AAAAAAA', /one character/],
  ['123456', /easy to guess/],
  ['Password', /easy to guess/],
  ['secret\u202eocode', /letters, digits/],
])('%s is refused', (typed, reason) => expect(problemOf(typed)).toMatch(reason));

test('a guest may type it in capitals and with other spaces', () => {
  expect(typedPasscode.parse(' MANGO   Tree ')).toBe(passcode.parse('mango tree'));
});
