import type { z } from 'zod';
import type { signUpBody } from '@gift-registry/bff-contract';
import { insertAccount, lockAccount, replaceSignUp } from '../../accounts/accounts.repository.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { audit } from './audit-log.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitMail } from './auth-limits.ts';
import { mailConfirmation } from './confirmation-mail.ts';
import { noticeAccountExists } from './notices.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import type { Requester } from './requester.ts';

type SignUp = z.output<typeof signUpBody>;

const alreadyRegistered =
  "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.";

/** False when the address belongs to somebody already. */
async function register(
  auth: AuthDependencies,
  trx: Db,
  requester: Requester,
  { email, firstName, lastName, passwordHash }: SignUp & { passwordHash: string },
): Promise<boolean> {
  const details = {
    email,
    firstName,
    lastName,
    passwordHash,
    role: 'host',
    verified: false,
  } as const;
  let userId = await insertAccount(trx, details);
  if (userId === undefined) {
    const existing = await lockAccount(trx, { email });
    if (!existing)
      throw new Error('The account vanished while someone signed up with its address.');
    const { user } = existing.login;
    if (existing.verified) {
      await audit(trx, requester, { action: 'sign-up-repeated', userId: user.id });
      await noticeAccountExists(auth, trx, user);
      return false;
    }
    await replaceSignUp(trx, user.id, details);
    userId = user.id;
  }
  await audit(trx, requester, { action: 'sign-up', userId });
  await mailConfirmation(auth, trx, { userId, email, firstName });
  return true;
}

export async function signUp(
  auth: AuthDependencies,
  input: SignUp,
  requester: Requester,
): Promise<void> {
  const { brand } = auth.config;
  refuseGuessable(input.password, { ...input, brand });
  await limitMail(auth.limiter, 'sign-up', input.email, requester);
  // Before anything is looked up: a known address takes as long as a free one.
  const passwordHash = await auth.passwords.hash(input.password);
  const registered = await auth.db
    .transaction()
    .execute((trx) => register(auth, trx, requester, { ...input, passwordHash }));
  if (!registered && auth.config.accountDisclosure === 'spec')
    throw new AppError('account-exists', alreadyRegistered, { field: 'email' });
}
