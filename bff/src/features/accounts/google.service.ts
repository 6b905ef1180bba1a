import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { loginOf, type Login } from '../../platform/sessions/logins.repository.ts';
import { insertSession, type NewSession } from '../../platform/sessions/sessions.repository.ts';
import { sendNewSignInMethodMail } from './account-mails.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { findOrCreateAccount } from './verified-mailbox.ts';
import type { ProvenIdentity } from './id-token.ts';
import { findIdentityOwner, linkIdentity } from './identities.repository.ts';

const method = 'google';

async function linkByMailbox(
  auth: AuthDependencies,
  trx: Db,
  requester: Requester,
  identity: ProvenIdentity,
): Promise<Login> {
  const { login, isNew } = await findOrCreateAccount(auth, trx, requester, identity);
  const userId = login.user.id;
  if (await linkIdentity(trx, identity, userId)) {
    await insertAuditEntry(trx, requester, { action: 'identity-linked', userId, method });
    if (!isNew) await sendNewSignInMethodMail(auth, trx, login.user, 'Google');
  }
  return login;
}

/** A new identity joins the account of its address only when the provider has verified the address; else this throws. */
export const signInWithIdentity = (
  auth: AuthDependencies,
  identity: ProvenIdentity,
  requester: Requester,
  session: NewSession,
): Promise<Login> =>
  transact(auth.db, async (trx) => {
    const owner = await findIdentityOwner(trx, identity);
    if (owner === undefined && !identity.emailVerified)
      throw new Error('The provider has not verified the address.');
    const login =
      owner === undefined
        ? await linkByMailbox(auth, trx, requester, identity)
        : await loginOf(trx, owner);
    await insertAuditEntry(trx, requester, { action: 'sign-in', userId: login.user.id, method });
    await insertSession(trx, session, login);
    return login;
  });
