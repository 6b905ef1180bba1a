import { dialledPhone } from './phone-number.ts';
import { indianPhone, phoneOfAnyCountry } from './phone.ts';

const invalid = 'Please enter a valid 10-digit Indian phone number.';
const read = (schema: ReturnType<typeof indianPhone>, typed: string) => {
  const { data, error } = schema.safeParse(typed);
  return data ?? error?.issues[0]?.message;
};

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['(+91) 98765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['', 'Phone number is required'],
  ['+91 98765 4321', invalid],
  ['+91 91987 654', invalid],
  ['5876543210', invalid],
  ['98765', invalid],
])(
  '%j is read alike where numbers are Indian and where they may be of any country',
  (typed, result) => {
    expect(read(indianPhone(invalid), typed)).toBe(result);
    expect(read(phoneOfAnyCountry(invalid), typed)).toBe(result);
  },
);

test.each([
  ['+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+65 9123 4567', '+6591234567'],
  ['+44 79', 'Please enter the whole number with its country code.'],
  [`+${'1'.repeat(16)}`, 'Please enter the whole number with its country code.'],
])('%s from abroad', (typed, result) => {
  expect(read(phoneOfAnyCountry(invalid), typed)).toBe(result);
  expect(read(indianPhone(invalid), typed)).toBe(invalid);
});

test('a stored number is dialled with its country code', () => {
  expect(['9876543210', '+447911123456'].map(dialledPhone)).toEqual([
    '+919876543210',
    '+447911123456',
  ]);
});
