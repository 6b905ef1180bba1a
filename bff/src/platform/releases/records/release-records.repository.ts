import { sql } from 'kysely';
import type { ReleaseRecord, ReleaseSource, ReleaseWithdrawal } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import type { ReleaseKey } from '../releases.repository.ts';
import { withdrawalOf, type WithdrawalReason } from './withdrawal.ts';

const NEWEST = 10;

interface RecordRow extends Omit<ReleaseRecord, 'withdrawal'> {
  readonly project: string;
  readonly withdrawnAt: string | null;
  readonly withdrawal: WithdrawalReason | null;
}

export async function recentReleases(db: Db): Promise<ReadonlyMap<string, ReleaseRecord[]>> {
  const { rows } = await sql<RecordRow>`
    with numbered as (
      select *,
             row_number() over (partition by project order by published_at desc) as age,
             bytes - lag(bytes) over (partition by project order by published_at) as bytes_more
        from mfe_releases)
    select project, version, published_at, source, bytes, bytes_more, withdrawn_at, withdrawal,
           case when is_live then 'live'
                when canary_percent is not null then 'canary'
                when withdrawn_at is not null then 'withdrawn'
                when exists (select from release_previews previews
                              where previews.project = numbered.project
                                and previews.version = numbered.version) then 'preview'
                else 'past' end as state,
           (select jsonb_build_object('rendered', rendered, 'late', late, 'thrown', thrown,
                                      'killed', killed, 'offSince', off_since, 'page', page,
                                      'error', error)
              from release_renderings renderings
             where renderings.project = numbered.project
               and renderings.version = numbered.version) as rendering
      from numbered
     where age <= ${NEWEST} or is_live or canary_percent is not null
     order by project, published_at desc`.execute(db);
  const byProject = new Map<string, ReleaseRecord[]>();
  for (const { project, withdrawnAt, withdrawal, ...record } of rows)
    byProject.set(project, [
      ...(byProject.get(project) ?? []),
      { ...record, withdrawal: withdrawalOf(withdrawnAt, withdrawal) },
    ]);
  return byProject;
}

export async function withdrawnRelease(
  db: Db,
  { project, version }: ReleaseKey,
): Promise<ReleaseWithdrawal | null> {
  const row = await db
    .selectFrom('mfeReleases')
    .select(['withdrawnAt', 'withdrawal'])
    .where('project', '=', project)
    .where('version', '=', version)
    .executeTakeFirst();
  return withdrawalOf(row?.withdrawnAt ?? null, row?.withdrawal ?? null);
}

export async function sourceOf(
  db: Db,
  { project, version }: ReleaseKey,
): Promise<ReleaseSource | null> {
  const row = await db
    .selectFrom('mfeReleases')
    .select('source')
    .where('project', '=', project)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.source ?? null;
}
