import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isCrossSite } from '../../platform/origins/same-origin.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import { deleteOldAlarms } from '../../platform/releases/release-alarms.repository.ts';
import { browserReport, type BrowserReport } from './browser-report.ts';
import { deleteOldReports, saveReports, type ReportRow } from './browser-reports.repository.ts';
import { concludeChecks, type WatchOptions } from './live-suspects.service.ts';
import {
  createReportTokens,
  type DeliveredDocument,
} from '../../platform/report-tokens/report-tokens.ts';
import { tellFailingRenderings } from './failing-renderings.service.ts';
import { createTellTeam } from '../../platform/releases/team/tell-team.ts';
import { withdrawFailing } from './withdraw-failing.service.ts';

const MAX_BYTES = 24 * 1024;
/**
 * A minute, for views that failed and for others: many people behind one address must not hide a failure. A network has four
 * rows for each page, so more reports hardly say more.
 */
const REPORTS_PER_NETWORK = 60;

type PageOf = (project: string, version: string, page: string) => boolean;

const rowsOf = (
  { shell, views }: BrowserReport,
  { versions, networkHash, slot }: DeliveredDocument,
  isPage: PageOf,
): ReportRow[] =>
  views
    .filter(
      ({ project, version, page }) =>
        versions.get(project) === version && isPage(project, version, page),
    )
    .flatMap(({ project, version, page, failures, lcp, inp, cls }) => {
      const of = (failed: string) => {
        const own = failures.filter((failure) => failure.project === failed);
        const { error, part } = own.find((failure) => failure.error) ?? own[0] ?? {};
        return { failures: own.map(({ kind }) => kind), error, part };
      };
      const vitals = { lcpMs: lcp ?? null, inpMs: inp ?? null, cls: cls ?? null };
      const none = { lcpMs: null, inpMs: null, cls: null };
      const row = { page, networkHash, slot };
      return [
        { ...row, project, version, ...of(project), ...vitals },
        ...(versions.get(shellProject) === shell
          ? [{ ...row, project: shellProject, version: shell, ...of(shellProject), ...none }]
          : []),
      ];
    });

export const browserReportsRoutes =
  (
    deps: AppDependencies,
    options: Pick<WatchOptions, 'live' | 'files' | 'renders'>,
  ): FastifyPluginAsync =>
  async (app) => {
    const { config, db, schedule } = deps;
    const tokens = createReportTokens(config);
    const quotas = new WeakMap<FastifyRequest, string>();
    const ofNetwork = app.createRateLimit({
      timeWindow: 60_000,
      max: REPORTS_PER_NETWORK,
      keyGenerator: (request) => `report:${quotas.get(request)}`,
    });

    app.post(
      '/api/reports',
      {
        bodyLimit: MAX_BYTES,
        // Beacons can't send the header with the token; the origin is checked instead.
        config: { fromOtherSites: true },
        schema: { hide: true, body: browserReport },
      },
      async (request, reply) => {
        if (isCrossSite(request, config)) throw new AppError('csrf', errorMessages.csrf);
        reply.code(202);
        const report = browserReport.parse(request.body);
        const delivered = report.token === undefined ? undefined : tokens.read(report.token);
        if (!delivered) return { accepted: false };
        const hasFailed = report.views.some(({ failures }) => failures.length > 0);
        const network = delivered.networkHash.toString('base64url');
        quotas.set(request, `${hasFailed ? 'failed' : 'fine'}:${network}`);
        const use = await ofNetwork(request);
        if (!use.isAllowed && use.isExceeded) return { accepted: false };
        const { served } = await options.live();
        const isPage: PageOf = (project, version, page) =>
          served.some(
            (release) =>
              release.project === project &&
              release.version === version &&
              release.manifest.pages.some(({ path }) => path === page),
          );
        await saveReports(db, rowsOf(report, delivered, isPage));
        return { accepted: true };
      },
    );

    const watch = { ...deps, ...options, tell: createTellTeam(deps) };
    schedule.every(15, 'failing releases', () => withdrawFailing(watch));
    schedule.every(5, 'failing renderings', () => tellFailingRenderings(watch));
    schedule.every(5, 'checks of failing releases', () => concludeChecks(watch));
    schedule.every(600, 'old browser reports', () => deleteOldReports(db));
    schedule.every(3_600, 'old release alarms', () => deleteOldAlarms(db));
  };
