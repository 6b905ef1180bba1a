import { sql } from 'kysely';
import type { Account } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';

export async function findLatestExport(db: Db, userId: string): Promise<Account['dataExport']> {
  const latest = await db
    .selectFrom('dataExports')
    .select(['id', 'expiresAt'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<string>`now()`)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return null;
  return { ...latest, state: latest.expiresAt === null ? 'waiting' : 'ready' };
}

export async function insertExport(trx: Db, userId: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('dataExports')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').where('finishedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await trx
    .deleteFrom('dataExports')
    .where('userId', '=', userId)
    .where('id', '!=', inserted.id)
    .execute();
  return true;
}

export interface WaitingExport {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

export const findWaitingExport = (db: Db): Promise<WaitingExport | undefined> =>
  db
    .selectFrom('dataExports')
    .innerJoin('users', 'users.id', 'dataExports.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['dataExports.id', 'userId', 'users.email', 'profiles.firstName'])
    .where('finishedAt', 'is', null)
    // One that fails doesn't block the others.
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();

/** Parts of an earlier try, in a process that was killed. */
export async function deleteParts(db: Db, exportId: string): Promise<void> {
  await db.deleteFrom('dataExportParts').where('exportId', '=', exportId).execute();
}

export async function insertPart(
  db: Db,
  part: { readonly exportId: string; readonly position: number; readonly content: Buffer },
): Promise<void> {
  await db.insertInto('dataExportParts').values(part).execute();
}

export async function finishExport(trx: Db, exportId: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('dataExports')
    .set({
      finishedAt: sql<string>`now()`,
      expiresAt: sql<string>`now() + interval '24 hours'`,
    })
    .where('id', '=', exportId)
    .returning('expiresAt')
    .executeTakeFirst();
  return row?.expiresAt ?? undefined;
}

export async function isReadable(db: Db, userId: string, exportId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dataExports')
    .select('id')
    .where('id', '=', exportId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function* readParts(db: Db, exportId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom('dataExportParts')
      .select('content')
      .where('exportId', '=', exportId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!part) return;
    yield part.content;
  }
}

export const deleteOldExports = (db: Db): Promise<boolean> =>
  // Each has megabytes of parts.
  deleteBatch(
    db,
    'dataExports',
    sql`coalesce(expires_at, created_at + interval '1 day') <= now()`,
    20,
  );
