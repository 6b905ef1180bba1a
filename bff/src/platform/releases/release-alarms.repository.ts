import { sql } from 'kysely';
import type { ReleaseAlarm } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { ReleaseKey } from './releases.repository.ts';

/** Alarms that are this old say nothing about now. */
const SHOWN_MINUTES = 60;

export async function raisedAlarms(db: Db): Promise<ReadonlyMap<string, ReleaseAlarm>> {
  const rows = await db
    .selectFrom('releaseAlarms as alarm')
    .innerJoin('mfeReleases as live', (join) =>
      join
        .onRef('live.project', '=', 'alarm.project')
        .onRef('live.version', '=', 'alarm.version')
        .on('live.isLive', '=', true),
    )
    .select(['alarm.project', 'alarm.version', 'alarm.page', 'alarm.views', 'alarm.failed'])
    .select('alarm.suspectedAt as since')
    .where('alarm.alarmedAt', 'is not', null)
    .where(sql<boolean>`alarm.reported_at > now() - make_interval(mins => ${SHOWN_MINUTES})`)
    .execute();
  return new Map(rows.map(({ project, ...alarm }) => [project, alarm]));
}

export interface Suspicion extends ReleaseKey {
  readonly before: string;
  readonly page: string;
  readonly views: number;
  readonly failed: number;
}

/** Resolves to true when it is to be checked now: at first, and every two minutes after a check has ended. */
export async function suspect(trx: Db, suspicion: Suspicion): Promise<boolean> {
  const { project, version, before, page, views, failed } = suspicion;
  const isDue = sql<boolean>`release_alarms.check_id is null
    and release_alarms.checked_at < now() - interval '2 minutes'`;
  const { rows } = await sql<{ isDue: boolean }>`
    insert into release_alarms (project, version, before, page, views, failed)
    values (${project}, ${version}, ${before}, ${page}, ${views}, ${failed})
    on conflict (project, version) do update
      set page = ${page}, views = ${views}, failed = ${failed}, reported_at = now(),
          checked_at = case when ${isDue} then now() else release_alarms.checked_at end
    returning checked_at = now() as is_due`.execute(trx);
  return rows[0]?.isDue ?? false;
}

export async function beginCheck(
  trx: Db,
  { project, version }: ReleaseKey,
  checkId: string,
): Promise<void> {
  await trx
    .updateTable('releaseAlarms')
    .set({ checkId })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export interface RunningCheck extends Suspicion {
  readonly checkId: string;
  readonly isAlarmed: boolean;
  readonly seconds: number;
}

export async function runningChecks(db: Db): Promise<RunningCheck[]> {
  const { rows } = await sql<RunningCheck>`
    select project, version, before, page, views, failed, check_id,
           alarmed_at is not null as is_alarmed,
           extract(epoch from now() - checked_at)::integer as seconds
      from release_alarms where check_id is not null`.execute(db);
  return rows;
}

export async function endCheck(trx: Db, { project, version }: ReleaseKey): Promise<void> {
  await trx
    .updateTable('releaseAlarms')
    .set({ checkId: null })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export async function raiseAlarm(trx: Db, { project, version }: ReleaseKey): Promise<boolean> {
  const raised = await trx
    .updateTable('releaseAlarms')
    .set({ alarmedAt: sql<string>`now()` })
    .where('project', '=', project)
    .where('version', '=', version)
    .where('alarmedAt', 'is', null)
    .returning('project')
    .executeTakeFirst();
  return raised !== undefined;
}

export async function deleteOldAlarms(db: Db): Promise<void> {
  await db
    .deleteFrom('releaseAlarms')
    .where(sql<boolean>`reported_at < now() - interval '1 day'`)
    .execute();
}
