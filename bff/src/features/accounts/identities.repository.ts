import type { Db } from '../../platform/database/database.ts';

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findIdentityOwner(
  db: Db,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export async function linkIdentity(
  trx: Db,
  { issuer, subject }: Identity,
  userId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identities')
    .values({ issuer, subject, userId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
