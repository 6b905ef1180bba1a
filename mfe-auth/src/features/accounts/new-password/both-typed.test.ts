import { signUpForm } from '../../../screens/email-signup/sign-up-form.ts';
import { newPasswordValues } from './new-password-values.ts';

const signUp = (confirmPassword: string) =>
  signUpForm
    .safeParse({ firstName: '', password: 'Journey-1', confirmPassword })
    .error?.issues.find(({ path }) => path[0] === 'confirmPassword')?.message;

const reset = (password: string, confirmation: string) =>
  newPasswordValues
    .safeParse({ password, confirmation })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('the passwords are compared while other fields are empty', () => {
  expect(signUp('Journey-1')).toBeUndefined();
  expect(signUp('Journey-2')).toBe('Passwords do not match');
});

test('a missing repeated password is asked for', () => {
  expect(signUp('')).toBe('Please type your password again');
});

test('a new password must be strong and equal to its confirmation', () => {
  const mismatch = "confirmation: New password and confirmation don't match.";
  expect(reset('Journey-1', 'Journey-1')).toBeUndefined();
  expect(reset('Journey-1', 'Journey-2')).toStrictEqual([mismatch]);
  expect(reset('Journey-1', '')).toStrictEqual([mismatch]);
  expect(reset('journey', 'journey')).toStrictEqual([
    'password: Password must contain at least 8 characters, uppercase letters, numbers',
  ]);
});
