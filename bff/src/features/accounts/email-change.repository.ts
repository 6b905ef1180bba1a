import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function saveEmailChange(trx: Db, userId: string, newEmail: string): Promise<void> {
  const fresh = {
    newEmail,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    createdAt: sql<string>`now()`,
    expiresAt: sql<string>`now() + interval '24 hours'`,
  };
  await trx
    .insertInto('emailChanges')
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .execute();
}

export async function deleteEmailChange(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('emailChanges').where('userId', '=', userId).execute();
}

const waiting = sql<boolean>`expires_at > now()`;

export async function findNewEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('emailChanges')
    .select('newEmail')
    .where('userId', '=', userId)
    .where(waiting)
    .executeTakeFirst();
  return row?.newEmail ?? null;
}

/** Resolves to true when both sides have confirmed; undefined when nothing waits for the address. */
export async function confirmSide(
  trx: Db,
  userId: string,
  side: { readonly kind: 'old' } | { readonly kind: 'new'; readonly email: string },
): Promise<{ newEmail: string; complete: boolean } | undefined> {
  const now = sql<string>`now()`;
  const row = await trx
    .updateTable('emailChanges')
    .set(side.kind === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where('userId', '=', userId)
    .where(waiting)
    .$if(side.kind === 'new', (query) =>
      query.where('newEmail', '=', side.kind === 'new' ? side.email : ''),
    )
    .returning([
      'newEmail',
      sql<boolean>`old_confirmed_at is not null and new_confirmed_at is not null`.as('complete'),
    ])
    .executeTakeFirst();
  return row;
}

export async function setEmail(trx: Db, userId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email, emailVerifiedAt: sql<string>`now()`, updatedAt: sql<string>`now()` })
    .where('id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('users as other').select('other.id').where('other.email', '=', email),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteIdentitiesSince(trx: Db, userId: string, since: string): Promise<void> {
  await trx
    .deleteFrom('identities')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute();
}
