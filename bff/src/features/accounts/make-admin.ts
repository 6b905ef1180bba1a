import type { Kysely } from 'kysely';
import { insertCommandEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { findAccount, insertAccount, setRole } from './accounts.repository.ts';
import { insertCredential } from './credentials.repository.ts';
import { mailLinks } from './email-links.ts';

/**
 * Gives the account of the address, which is created when it is missing, the role of an admin. Returns a link that signs in
 * once, within ten minutes. An unconfirmed account loses its password when the link is used, since anybody could have made it.
 */
export async function makeAdmin(
  db: Kysely<Database>,
  config: Config,
  email: string,
): Promise<string> {
  const secret = newLinkSecret();
  await transact(db, async (trx) => {
    const login = (await findAccount(trx, email))?.login;
    if (login?.locked)
      throw new Error(`The account of ${email} is locked. Another admin can unlock it.`);
    const userId =
      login?.user.id ??
      (await insertAccount(trx, {
        ...{ email, firstName: '', lastName: '', passwordHash: null },
        ...{ role: 'admin', verified: false },
      }));
    if (userId === undefined) throw new Error(`${email} signed up just now. Please try again.`);
    if (login && login.user.role !== 'admin') await setRole(trx, userId, 'admin');
    const hash = hashLinkSecret(secret);
    await insertCredential(trx, { userId, email, purpose: 'magic-link', mode: 'login', hash });
    await insertCommandEntry(trx, { action: 'admin-made', subject: `user:${userId}` });
  });
  return mailLinks(config).magicLink(secret);
}
