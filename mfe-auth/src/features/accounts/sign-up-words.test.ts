import { withReturnTo } from '@gift-registry/shell-contract';
import { afterConfirmation, signUpLedeFor } from './sign-up-words.ts';

const searchOf = (page: string): string => withReturnTo('', page);

test('an invited person reads of the invitation, everybody else of a registry', () => {
  expect(signUpLedeFor(searchOf('/invitation?token=a'))).toMatch(/back at your invitation/);
  expect(afterConfirmation('/invitation?token=a')).toMatch(/your invitation/);
  for (const page of ['/invitations', '/products', 'https://evil.example/invitation'])
    expect(signUpLedeFor(searchOf(page))).toMatch(/your registry is ready in minutes/);
  expect(signUpLedeFor('')).toMatch(/your registry is ready in minutes/);
  expect(afterConfirmation(undefined)).toMatch(/start your registry/);
});
