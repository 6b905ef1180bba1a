import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';

export interface PageLine {
  readonly id: string;
  readonly url: string;
  readonly scrapeId: string;
  readonly decision: 'added' | 'dropped' | null;
}

interface NewLine {
  readonly url: string;
  readonly scrapeId: string;
}

export async function deleteDecidedList(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('pageLists')
    .where('userId', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pageListLines')
            .select('id')
            .whereRef('listId', '=', 'pageLists.id')
            .where('decision', 'is', null),
        ),
      ),
    )
    .execute();
}

export async function insertList(
  db: Db,
  userId: string,
  lines: readonly NewLine[],
): Promise<string> {
  const { id } = await db
    .insertInto('pageLists')
    .values({ userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pageListLines')
    .values(lines.map((line, index) => ({ ...line, listId: id, place: index + 1 })))
    .execute();
  return id;
}

export async function findList(
  db: Db,
  userId: string,
): Promise<{ id: string; lines: PageLine[] } | undefined> {
  const rows = await db
    .selectFrom('pageListLines as line')
    .innerJoin('pageLists as list', 'list.id', 'line.listId')
    .select(['list.id as listId', 'line.id', 'line.url', 'line.scrapeId', 'line.decision'])
    .where('list.userId', '=', userId)
    .orderBy('line.place')
    .execute();
  const [first] = rows;
  return first && { id: first.listId, lines: rows };
}

export async function deleteList(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('pageLists').where('userId', '=', userId).execute();
}

const ownLines = (db: Db, userId: string) =>
  db
    .updateTable('pageListLines')
    .from('pageLists as list')
    .whereRef('list.id', '=', 'pageListLines.listId')
    .where('list.userId', '=', userId);

export async function decideLine(
  db: Db,
  userId: string,
  lineId: string,
  decision: 'added' | 'dropped',
): Promise<boolean> {
  const { numUpdatedRows } = await ownLines(db, userId)
    .set({ decision })
    .where('pageListLines.id', '=', lineId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function reopenLine(db: Db, userId: string, lineId: string): Promise<void> {
  await ownLines(db, userId)
    .set({ decision: null })
    .where('pageListLines.id', '=', lineId)
    .execute();
}

export const findLine = (
  db: Db,
  userId: string,
  lineId: string,
): Promise<Pick<PageLine, 'decision'> | undefined> =>
  db
    .selectFrom('pageListLines as line')
    .innerJoin('pageLists as list', 'list.id', 'line.listId')
    .select('line.decision')
    .where('list.userId', '=', userId)
    .where('line.id', '=', lineId)
    .executeTakeFirst();

/** Deletes lists whose pages were read so long ago that the results are gone. */
export const deleteOldLists = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'pageLists', sql`created_at < now() - interval '2 days'`);
