import type { Db } from '../../database/database.ts';

export type PrefixOwners = ReadonlyMap<string, string>;

export async function prefixOwners(db: Db): Promise<PrefixOwners> {
  const rows = await db
    .selectFrom('releasePrefixes')
    .select(['prefix', 'project'])
    .orderBy('prefix')
    .execute();
  return new Map(rows.map(({ prefix, project }) => [prefix, project]));
}

export async function claimPrefixes(
  trx: Db,
  project: string,
  prefixes: readonly string[],
): Promise<void> {
  if (prefixes.length === 0) return;
  await trx
    .insertInto('releasePrefixes')
    .values(prefixes.map((prefix) => ({ prefix, project })))
    .onConflict((conflict) => conflict.column('prefix').doNothing())
    .execute();
}

export async function givePrefix(
  trx: Db,
  prefix: string,
  project: string,
): Promise<string | undefined> {
  const owned = await trx
    .selectFrom('releasePrefixes')
    .select('project')
    .where('prefix', '=', prefix)
    .forUpdate()
    .executeTakeFirst();
  if (!owned) return undefined;
  await trx.updateTable('releasePrefixes').set({ project }).where('prefix', '=', prefix).execute();
  return owned.project;
}
