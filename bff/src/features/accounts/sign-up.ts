import type { Kysely } from 'kysely';
import type { Role, signUpBody } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendAccountExistsMail, sendConfirmationMail } from './account-mails.ts';
import {
  findAccount,
  insertAccount,
  lockAccount,
  replaceSignUp,
  maySignUp,
} from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitMail } from './auth-limits.ts';
import { createPasswords, rejectGuessablePassword } from './passwords.ts';

export const signUpClosed = () =>
  new AppError('forbidden', 'Account registration is currently disabled. Please contact support.');

interface AccountDetails {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly verified: boolean;
}

export async function createAccount(
  db: Kysely<Database>,
  { password, ...details }: AccountDetails,
): Promise<string> {
  const existing = await findAccount(db, details.email);
  if (existing) return existing.login.user.id;
  const passwordHash = await createPasswords().hash(password);
  const created = await transact(db, (trx) => insertAccount(trx, { ...details, passwordHash }));
  return created ?? createAccount(db, { password, ...details });
}

type SignUp = z.output<typeof signUpBody> & { readonly returnTo?: string | undefined };

const alreadyRegistered =
  "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.";

async function register(
  auth: AuthDependencies,
  trx: Db,
  requester: Requester,
  { email, firstName, lastName, passwordHash, returnTo }: SignUp & { passwordHash: string },
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
      throw new Error('The account was deleted while somebody signed up with its address.');
    const { user } = existing.login;
    if (existing.verified) {
      await insertAuditEntry(trx, requester, { action: 'sign-up-repeated', userId: user.id });
      await sendAccountExistsMail(auth, trx, user);
      return false;
    }
    await replaceSignUp(trx, user.id, details);
    userId = user.id;
  }
  await insertAuditEntry(trx, requester, { action: 'sign-up', userId });
  await sendConfirmationMail(auth, trx, { userId, email, firstName, returnTo });
  return true;
}

export async function signUp(
  auth: AuthDependencies,
  input: SignUp,
  requester: Requester,
): Promise<void> {
  if (!(await maySignUp(auth.db, auth.config, input.email))) throw signUpClosed();
  const { brand } = auth.config;
  await rejectGuessablePassword(input.password, { ...input, brand });
  await limitMail(auth.limiter, 'sign-up', input.email, requester);
  const passwordHash = await auth.passwords.hash(input.password);
  const registered = await transact(auth.db, (trx) =>
    register(auth, trx, requester, { ...input, passwordHash }),
  );
  if (!registered && auth.config.accountDisclosure === 'spec')
    throw new AppError('account-exists', alreadyRegistered, { field: 'email' });
}
