import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Moves a registry to a time zone where it is this hour now: zones reach from 12 hours behind UTC to 14 ahead. */
export async function atHour({ deps }: TestApp, registryId: string, hour: number): Promise<void> {
  const { rows } = await sql<{
    hour: number;
  }>`select extract(hour from now() at time zone 'UTC')::int as hour`.execute(deps.db);
  const offset = hour - (rows[0]?.hour ?? 0);
  // POSIX signs: Etc/GMT-3 is three hours ahead.
  const zone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await deps.db
    .updateTable('registries')
    .set({ timeZone: zone })
    .where('id', '=', registryId)
    .execute();
}
