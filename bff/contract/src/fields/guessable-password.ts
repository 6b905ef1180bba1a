export interface PasswordContext {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Undefined for a good password. The caller loads the lower-cased list, which is too large for a first load. */
export function guessableReason(
  password: string,
  { brand, email, firstName, lastName }: PasswordContext,
  commonPasswords: ReadonlySet<string>,
): string | undefined {
  const typed = password.toLowerCase();
  // Many people append a symbol when a form asks for one.
  if (commonPasswords.has(typed) || commonPasswords.has(typed.replace(/[^\p{L}\p{N}]+$/u, '')))
    return 'Many people use this password, so it is easy to guess. Please choose another one.';
  const [mailbox = '', domain = ''] = email.split('@');
  const personal = [
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
  return letters !== '' && personal.includes(letters)
    ? `A password made of your name, your email address or ${brand} is easy to guess. Please choose another one.`
    : undefined;
}
