import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export interface PasswordContext {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Why a password is among the first that anybody would try; undefined when it is not. */
export function whyGuessable(
  password: string,
  { brand, email, firstName, lastName }: PasswordContext,
): string | undefined {
  const typed = password.toLowerCase();
  // A symbol at the end is what people add when a form asks for one.
  if (common.has(typed) || common.has(typed.replace(/[^\p{L}\p{N}]+$/u, '')))
    return 'Many people use this password, so it is easy to guess. Please choose another one.';
  const [mailbox = '', domain = ''] = email.split('@');
  const owned = [
    brand,
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
    mailbox,
    domain,
    email,
  ].map(lettersOf);
  const letters = lettersOf(password);
  return letters !== '' && owned.includes(letters)
    ? `A password made of your name, your email address or ${brand} is easy to guess. Please choose another one.`
    : undefined;
}
