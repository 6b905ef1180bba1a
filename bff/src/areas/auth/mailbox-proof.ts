import {
  insertAccount,
  lockAccount,
  markVerified,
  setPassword,
  type Account,
} from '../../accounts/accounts.repository.ts';
import type { Db } from '../../database/database.ts';
import { loginOf, type Login } from '../../sessions/login.ts';
import { revokeSessionsOf } from '../../sessions/revoke-sessions.ts';
import { audit } from './audit-log.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { voidAll, type Credential } from './credentials/credentials.repository.ts';
import { noticePasswordRemoved } from './notices.ts';
import type { Requester } from './requester.ts';

type Prover = Pick<AuthDependencies, 'config' | 'outbox'>;

/**
 * Makes the account its mailbox owner's. Until then anybody could have signed up with the address, so the password and
 * whatever else was set before goes.
 */
export async function claimUnverified(
  prover: Prover,
  trx: Db,
  requester: Requester,
  { login, passwordHash }: Account,
): Promise<Login> {
  const { id, email } = login.user;
  await markVerified(trx, id);
  await setPassword(trx, id, null);
  await voidAll(trx, email);
  await revokeSessionsOf(trx, prover.outbox, id);
  if (passwordHash !== null) {
    await audit(trx, requester, { action: 'password-wiped', userId: id });
    await noticePasswordRemoved(prover, trx, login.user);
  }
  return loginOf(trx, id);
}

export interface MailboxOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface MailboxAccount {
  readonly login: Login;
  readonly isNew: boolean;
}

/** The account of a proven mailbox, made now if there is none. */
export async function accountOfMailbox(
  prover: Prover,
  trx: Db,
  requester: Requester,
  owner: MailboxOwner,
): Promise<MailboxAccount> {
  const { email, firstName, lastName } = owner;
  const created = await insertAccount(trx, {
    email,
    firstName,
    lastName,
    passwordHash: null,
    role: 'host',
    verified: true,
  });
  if (created !== undefined) {
    await audit(trx, requester, { action: 'sign-up', userId: created });
    return { login: await loginOf(trx, created), isNew: true };
  }
  const account = await lockAccount(trx, { email });
  if (!account) throw new Error('The account vanished while its owner signed in.');
  const login = account.verified
    ? account.login
    : await claimUnverified(prover, trx, requester, account);
  return { login, isNew: false };
}

/** Whom a used-up credential signs in; undefined when it was mailed to an address without an account. */
export async function loginOfCredential(
  prover: Prover,
  trx: Db,
  requester: Requester,
  { userId, email, mode, purpose }: Credential,
): Promise<Login | undefined> {
  if (userId === null) {
    if (mode === 'login') return undefined;
    const owner = { email, firstName: '', lastName: '' };
    return (await accountOfMailbox(prover, trx, requester, owner)).login;
  }
  const account = await lockAccount(trx, { id: userId });
  if (!account) return undefined;
  if (account.verified) return account.login;
  if (purpose !== 'confirm-email') return claimUnverified(prover, trx, requester, account);
  await markVerified(trx, userId);
  return account.login;
}
