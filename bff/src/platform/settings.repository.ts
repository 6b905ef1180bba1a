import { settingName, type SettingName } from '@gift-registry/bff-contract';
import type { StoredSettings } from './config/live-config.ts';
import type { Db } from './database/database.ts';

const known = (name: string): readonly SettingName[] => {
  const parsed = settingName.safeParse(name);
  return parsed.success ? [parsed.data] : [];
};

export async function findStoredSettings(db: Db): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('value', 'is not', null)
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => known(name).map((setting) => [setting, value])),
  );
}

export interface SettingRow {
  readonly name: string;
  readonly value: string | null;
  readonly changedAt: string;
  readonly changedBy: string | null;
}

export const findSettingRows = (db: Db): Promise<SettingRow[]> =>
  db
    .selectFrom('settings')
    .leftJoin('profiles', 'profiles.id', 'settings.changedBy')
    .select(({ fn, val }) => [
      'settings.name',
      'settings.value',
      'settings.changedAt',
      fn<string | null>('nullif', [
        fn('trim', [fn('concat_ws', [val(' '), 'profiles.firstName', 'profiles.lastName'])]),
        val(''),
      ]).as('changedBy'),
    ])
    .execute();

/** Resolves to false when the stored value is another one than the caller saw. */
export async function replaceSetting(
  trx: Db,
  {
    name,
    value,
    seen,
    userId,
  }: {
    readonly name: SettingName;
    readonly value: string | null;
    readonly seen: string | null;
    readonly userId: string;
  },
): Promise<boolean> {
  const written = await trx
    .insertInto('settings')
    .values({ name, value: null, changedBy: null })
    .onConflict((row) => row.column('name').doNothing())
    .execute()
    .then(() =>
      trx
        .updateTable('settings')
        .set({ value, changedBy: userId, changedAt: new Date() })
        .where('name', '=', name)
        .where('value', 'is not distinct from', seen)
        .executeTakeFirst(),
    );
  return written.numUpdatedRows > 0n;
}
