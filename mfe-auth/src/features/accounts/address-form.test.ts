import { addressForm, passwordlessForm, type AddressForm } from './address-form.ts';

const problem = (form: AddressForm, email: string) =>
  form.safeParse({ email }).error?.issues.map(({ message }) => message);

test('a missing address has a message of its own on each form', () => {
  expect(problem(addressForm, ' ')).toStrictEqual(['Email address is required']);
  expect(problem(passwordlessForm, ' ')).toStrictEqual(['Email is required']);
});

test('a malformed address has the same message on both forms', () => {
  for (const form of [addressForm, passwordlessForm]) {
    expect(problem(form, 'a@b')).toStrictEqual(['Please enter a valid email address']);
    expect(problem(form, 'a..b@example.com')).toStrictEqual([
      'Email cannot contain consecutive dots',
    ]);
  }
});

test('an address is sent trimmed', () => {
  expect(passwordlessForm.parse({ email: ' a@example.com ' })).toStrictEqual({
    email: 'a@example.com',
  });
});
