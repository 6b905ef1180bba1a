import { sql } from 'kysely';
import type { BrowserFailureKind } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { ReleaseKey } from './release.ts';

export interface ReportRow extends ReleaseKey {
  readonly page: string;
  readonly networkHash: Buffer;
  readonly failure:
    | {
        readonly kind: BrowserFailureKind;
        readonly part?: string | undefined;
        readonly error?: { readonly message: string; readonly stack: string } | undefined;
      }
    | undefined;
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
}

/** A failure that was counted stays the one that is shown. */
const firstFailure = <T extends string>(column: 'kind' | 'part' | 'message' | 'stack') =>
  sql<T | null>`case when browser_reports.failed = 0 then ${sql.ref(`excluded.${column}`)}
                          else ${sql.ref(`browser_reports.${column}`)} end`;

/** Adds each view to the row of its page, hour and network, which keeps the first failure and the first measurements. */
export async function countReports(db: Db, rows: readonly ReportRow[]): Promise<void> {
  // One statement for each row: a report may name a page twice, and an upsert may change a row only once.
  for (const { failure, ...row } of rows)
    await db
      .insertInto('browserReports')
      .values({
        ...row,
        views: 1,
        failed: failure ? 1 : 0,
        kind: failure?.kind ?? null,
        part: failure?.part ?? null,
        message: failure?.error?.message ?? null,
        stack: failure?.error?.stack ?? null,
      })
      .onConflict((conflict) =>
        conflict.columns(['project', 'version', 'page', 'hour', 'networkHash']).doUpdateSet({
          views: sql<number>`browser_reports.views + 1`,
          failed: sql<number>`browser_reports.failed + excluded.failed`,
          kind: firstFailure<BrowserFailureKind>('kind'),
          part: firstFailure('part'),
          message: firstFailure('message'),
          stack: firstFailure('stack'),
          lcpMs: sql<number>`coalesce(browser_reports.lcp_ms, excluded.lcp_ms)`,
          inpMs: sql<number>`coalesce(browser_reports.inp_ms, excluded.inp_ms)`,
          cls: sql<number>`coalesce(browser_reports.cls, excluded.cls)`,
        }),
      )
      .execute();
}

export const deleteOldReports = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'browserReports', sql`hour < now() - interval '1 day'`);

interface FailingRelease extends ReleaseKey {
  readonly views: number;
  readonly failed: number;
  readonly networks: number;
  /** The commonest failure. */
  readonly page: string;
  readonly part: string | null;
  readonly error: string | null;
  readonly stack: string | null;
}

const MIN_NETWORKS = 5;
const MIN_PERCENT = 5;

/** Live releases and canaries that fail in a twentieth of their views and in five networks, and are not told yet. */
export async function untoldFailing(db: Db): Promise<FailingRelease[]> {
  const { rows } = await sql<FailingRelease>`
    with failing as (
      select project, version, sum(views)::integer as views, sum(failed)::integer as failed,
             (count(distinct network_hash) filter (where failed > 0))::integer as networks
        from browser_reports join mfe_releases using (project, version)
       where (is_live or canary_percent is not null) and browsers_told_at is null
       group by project, version
      having count(distinct network_hash) filter (where failed > 0) >= ${MIN_NETWORKS}
         and sum(failed) * 100 >= sum(views) * ${MIN_PERCENT})
    select failing.*, commonest.*
      from failing cross join lateral (
        select page, part, message as error, stack from browser_reports reports
         where reports.project = failing.project and reports.version = failing.version
           and reports.failed > 0
         group by page, kind, part, message, stack
         order by count(distinct network_hash) desc, sum(reports.failed) desc, message is null, page
         limit 1) commonest`.execute(db);
  return rows;
}

export async function markTold(trx: Db, { project, version }: ReleaseKey): Promise<boolean> {
  const told = await trx
    .updateTable('mfeReleases')
    .set({ browsersToldAt: sql<string>`now()` })
    .where('project', '=', project)
    .where('version', '=', version)
    .where('browsersToldAt', 'is', null)
    .executeTakeFirst();
  return told.numUpdatedRows > 0n;
}
