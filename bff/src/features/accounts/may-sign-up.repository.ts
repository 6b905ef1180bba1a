import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';

/** True when an address may become an account: sign-up is open to everybody, or a host waits for its answer. */
export async function maySignUp(
  db: Db,
  { signUp }: Pick<Config, 'signUp'>,
  email: string,
): Promise<boolean> {
  if (signUp !== 'invitation') return signUp === 'open';
  const invitation = await db
    .selectFrom('coHostInvitations')
    .select('id')
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}
