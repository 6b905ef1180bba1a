import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ReleaseKey } from '../../platform/releases/releases.repository.ts';
import type { FailureKind } from './browser-report.ts';
import type { Sample } from './failure-test.ts';
import type { ReportedError } from './reported-error.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';

export interface ReportRow {
  readonly project: string;
  readonly version: string;
  readonly page: string;
  readonly networkHash: Buffer;
  /** 0 to 3: the browsers of one network share four rows. */
  readonly slot: number;
  readonly failures: readonly FailureKind[];
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
  readonly error?: ReportedError | undefined;
  readonly part?: string | undefined;
}

const keyOf = ({ project, version, page, slot }: ReportRow): string =>
  [project, version, page, slot].join('\0');

/** One row for each key: a report may name a page twice, and a statement may change a row only once. */
function merged(rows: readonly ReportRow[]): ReportRow[] {
  const byKey = new Map<string, ReportRow>();
  for (const row of rows) {
    const key = row.networkHash.toString('hex') + keyOf(row);
    const known = byKey.get(key);
    byKey.set(
      key,
      known
        ? {
            ...row,
            failures: [...new Set([...known.failures, ...row.failures])],
            lcpMs: row.lcpMs ?? known.lcpMs,
            inpMs: row.inpMs ?? known.inpMs,
            cls: row.cls ?? known.cls,
            error: known.error ?? row.error,
            part: known.part ?? row.part,
          }
        : row,
    );
  }
  // Two statements that lock rows in the same order never wait for each other in a circle.
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** A failure that was reported stays. */
export async function saveReports(db: Db, rows: readonly ReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('browserReports')
    .values(
      merged(rows).map(({ failures, error, part, ...row }) => ({
        ...row,
        failedPart: part ?? null,
        errorMessage: error?.message ?? null,
        errorStack: error?.stack ?? null,
        failures: sql<string[]>`${failures}::text[]`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['project', 'version', 'page', 'networkHash', 'slot']).doUpdateSet({
        failures: sql<string[]>`(
          select coalesce(array_agg(distinct kind), '{}')
            from unnest(browser_reports.failures || excluded.failures) as kind)`,
        lcpMs: sql<number | null>`coalesce(excluded.lcp_ms, browser_reports.lcp_ms)`,
        inpMs: sql<number | null>`coalesce(excluded.inp_ms, browser_reports.inp_ms)`,
        cls: sql<number | null>`coalesce(excluded.cls, browser_reports.cls)`,
        errorMessage: sql<
          string | null
        >`coalesce(browser_reports.error_message, excluded.error_message)`,
        errorStack: sql<string | null>`coalesce(browser_reports.error_stack, excluded.error_stack)`,
        failedPart: sql<string | null>`coalesce(browser_reports.failed_part, excluded.failed_part)`,
      }),
    )
    .execute();
}

/** Views and failed views of a release; a network counts for at most four views, on however many pages. */
export async function sampleOf(db: Db, project: string, version: string): Promise<Sample> {
  const { rows } = await sql<Sample>`
    select coalesce(sum(views), 0)::integer as views, coalesce(sum(failed), 0)::integer as failed,
           count(*)::integer as networks,
           count(*) filter (where failed > 0)::integer as failing_networks
      from (select count(distinct slot) as views,
                   count(distinct slot) filter (where failures <> '{}') as failed
              from browser_reports
             where project = ${project} and version = ${version}
             group by network_hash) as networks`.execute(db);
  return rows[0] ?? { views: 0, failed: 0, networks: 0, failingNetworks: 0 };
}

export async function failingPages(
  db: Db,
  { project, version }: ReleaseKey,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ page: string }>`
    select page from browser_reports
     where project = ${project} and version = ${version} and failures <> '{}'
     group by page order by count(distinct network_hash) desc, page limit ${limit}`.execute(db);
  return rows.map(({ page }) => page);
}

interface ReportedFailure {
  readonly page: string;
  readonly failedPart: string | null;
  readonly errorMessage: string | null;
  readonly errorStack: string | null;
}

export async function commonestFailure(
  db: Db,
  { project, version }: ReleaseKey,
): Promise<ReportedFailure | undefined> {
  const { rows } = await sql<ReportedFailure>`
    select page, failed_part, error_message, error_stack from browser_reports
     where project = ${project} and version = ${version} and failures <> '{}'
     group by page, failed_part, error_message, error_stack
     order by error_message is null, count(distinct network_hash) desc, page limit 1`.execute(db);
  return rows[0];
}

export const deleteOldReports = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'browserReports', sql`created_at < now() - interval '1 day'`);

export async function failsInARow(
  db: Db,
  { project, version }: ReleaseKey,
  { failures, networks }: { readonly failures: number; readonly networks: number },
): Promise<boolean> {
  const { rows } = await sql<{ isFailing: boolean }>`
    select count(*) filter (where failures <> '{}') = ${failures}
           and count(distinct network_hash) >= ${networks} as is_failing
      from (select failures, network_hash from browser_reports
             where project = ${project} and version = ${version}
             order by created_at desc limit ${failures}) as newest`.execute(db);
  return rows[0]?.isFailing ?? false;
}

export interface WatchedRelease extends ReleaseKey {
  readonly isLive: boolean;
  readonly before: string;
}

/** Live releases that were published within these minutes, and all canaries, with the versions before them. */
export async function watchedReleases(db: Db, minutes = 30): Promise<WatchedRelease[]> {
  const { rows } = await sql<WatchedRelease>`
    select candidate.project, candidate.version, candidate.is_live, before.version as before
      from mfe_releases candidate
      cross join lateral (
        select version from mfe_releases earlier
         where earlier.project = candidate.project and earlier.version <> candidate.version
           and case when candidate.is_live
                 then earlier.live_since is not null and earlier.withdrawn_at is null
                      and earlier.published_at < candidate.published_at
                 else earlier.is_live end
         order by earlier.live_since desc
         limit 1) before
     where candidate.canary_percent > 0
        or (candidate.is_live and candidate.live_since > now() - make_interval(mins => ${minutes})
            and candidate.published_at > now() - make_interval(mins => ${minutes}))`.execute(db);
  return rows;
}

export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.email')
    .where('profiles.role', '=', 'admin')
    .where('users.emailVerifiedAt', 'is not', null)
    .execute();
  return rows.map(({ email }) => email);
}
