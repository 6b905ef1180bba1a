import type { Db } from '../../../database/database.ts';
import { loginOf, type Login } from '../../../sessions/login.ts';
import { insertSession, type NewSession } from '../../../sessions/sessions.repository.ts';
import { audit } from '../audit-log.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { accountOfMailbox } from '../mailbox-proof.ts';
import { noticeNewSignInMethod } from '../notices.ts';
import type { Requester } from '../requester.ts';
import type { ProvenIdentity } from './id-token.ts';
import { findIdentityOwner, linkIdentity } from './identities.repository.ts';

const method = 'google';

async function linkByMailbox(
  auth: AuthDependencies,
  trx: Db,
  requester: Requester,
  identity: ProvenIdentity,
): Promise<Login> {
  const { login, isNew } = await accountOfMailbox(auth, trx, requester, identity);
  const userId = login.user.id;
  if (await linkIdentity(trx, identity, userId)) {
    await audit(trx, requester, { action: 'identity-linked', userId, method });
    if (!isNew) await noticeNewSignInMethod(auth, trx, login.user, 'Google');
  }
  return login;
}

/**
 * Whom the identity signs in. Issuer and subject decide, never the address: that one only leads an identity which is new
 * here to its account, and only when the provider has verified it. Fails when it has not.
 */
export const signInWithIdentity = (
  auth: AuthDependencies,
  identity: ProvenIdentity,
  requester: Requester,
  session: NewSession,
): Promise<Login> =>
  auth.db.transaction().execute(async (trx) => {
    const owner = await findIdentityOwner(trx, identity);
    if (owner === undefined && !identity.emailVerified)
      throw new Error('The provider has not verified the address.');
    const login =
      owner === undefined
        ? await linkByMailbox(auth, trx, requester, identity)
        : await loginOf(trx, owner);
    await audit(trx, requester, { action: 'sign-in', userId: login.user.id, method });
    await insertSession(trx, session, login);
    return login;
  });
