import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import { loginOf, type Login } from '../../platform/sessions/logins.repository.ts';
import { revokeSessionsOf } from '../../platform/sessions/revoke-sessions.ts';
import { sendPasswordMail } from './account-mails.ts';
import {
  findAccount,
  insertAccount,
  lockAccount,
  markVerified,
  setPassword,
  type Account,
  maySignUp,
} from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { revokeCredentials, type Credential } from './credentials.repository.ts';
import { signUpClosed } from './sign-up.ts';

type Dependencies = Pick<AuthDependencies, 'config' | 'outbox'>;

/** Anybody could have signed up with the address, so passwords, sessions and mailed links of that sign-up go. */
async function takeOverUnverified(
  deps: Dependencies,
  trx: Db,
  requester: Requester,
  { login, passwordHash }: Account,
): Promise<Login> {
  const { id, email } = login.user;
  await markVerified(trx, id);
  await setPassword(trx, id, null);
  await revokeCredentials(trx, email);
  await revokeSessionsOf(trx, deps.outbox, id);
  if (passwordHash !== null) {
    await insertAuditEntry(trx, requester, { action: 'password-wiped', userId: id });
    await sendPasswordMail(deps, trx, 'password-removed', login.user);
  }
  return loginOf(trx, id);
}

interface MailboxOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface MailboxAccount {
  readonly login: Login;
  readonly isNew: boolean;
}

export async function findOrCreateAccount(
  deps: Dependencies,
  trx: Db,
  requester: Requester,
  { email, firstName, lastName }: MailboxOwner,
): Promise<MailboxAccount> {
  const isOpen = deps.config.signUp === 'open' || (await maySignUp(trx, deps.config, email));
  if (!isOpen && !(await findAccount(trx, email))) throw signUpClosed();
  const created = await insertAccount(trx, {
    email,
    firstName,
    lastName,
    passwordHash: null,
    role: 'host',
    verified: true,
  });
  if (created !== undefined) {
    await insertAuditEntry(trx, requester, { action: 'sign-up', userId: created });
    return { login: await loginOf(trx, created), isNew: true };
  }
  const account = await lockAccount(trx, { email });
  if (!account) throw new Error('The account was deleted while its owner signed in.');
  const login = account.verified
    ? account.login
    : await takeOverUnverified(deps, trx, requester, account);
  return { login, isNew: false };
}

export async function loginWithCredential(
  deps: Dependencies,
  trx: Db,
  requester: Requester,
  { userId, email, mode, purpose }: Credential,
): Promise<Login | undefined> {
  if (userId === null) {
    if (mode === 'login') return undefined;
    const owner = { email, firstName: '', lastName: '' };
    return (await findOrCreateAccount(deps, trx, requester, owner)).login;
  }
  const account = await lockAccount(trx, { id: userId });
  if (!account) return undefined;
  if (account.verified) return account.login;
  if (purpose !== 'confirm-email') return takeOverUnverified(deps, trx, requester, account);
  await markVerified(trx, userId);
  return account.login;
}
