import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { errorMessages, todayIn } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { isCrossSite } from '../../platform/routing/origins.ts';
import { countReports, deleteOldReports, type ReportRow } from './browser-reports.repository.ts';
import { browserReport, type BrowserReport, tellFailing } from './browser-reports.ts';
import type { LiveReleases } from './deployment.ts';
import type { ReleaseFiles } from './release-files.ts';
import { shellProject } from './release.ts';
import { createTellTeam } from './tell-team.ts';

const MAX_BYTES = 24 * 1024;
const REPORTS_PER_NETWORK_AND_MINUTE = 60;
/** One customer of an IPv6 provider has up to 65,536 networks of 64 bits. */
const IPV6_BITS = 48;
const HASH_BYTES = 16;

type PageOf = (project: string, version: string, page: string) => boolean;

const rowsOf = ({ shell, views }: BrowserReport, networkHash: Buffer, isPage: PageOf) =>
  views
    .filter(({ project, version, page }) => isPage(project, version, page))
    .flatMap(({ project, version, page, failures, lcp, inp, cls }): ReportRow[] => {
      const of = (failed: string) => {
        const own = failures.filter((failure) => failure.project === failed);
        return { page, networkHash, failure: own.find(({ error }) => error) ?? own[0] };
      };
      const vitals = { lcpMs: lcp ?? null, inpMs: inp ?? null, cls: cls ?? null };
      const none = { lcpMs: null, inpMs: null, cls: null };
      return [
        { ...of(project), project, version, ...vitals },
        { ...of(shellProject), project: shellProject, version: shell, ...none },
      ];
    });

interface Options {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
}

export const browserReportsRoutes =
  (deps: AppDependencies, { files, live }: Options): FastifyPluginAsync =>
  async (app) => {
    const { config, db, outbox, schedule } = deps;
    const key = derivedKey(config.sessionSecrets, 'browser-reports');
    /** A hash that hides the address and changes each day. */
    const networkOf = ({ ip }: FastifyRequest): Buffer =>
      createHmac('sha256', key)
        .update(`${todayIn('UTC', new Date())}\0${normalizeIP(ip, IPV6_BITS)}`)
        .digest()
        .subarray(0, HASH_BYTES);
    const limit = app.createRateLimit({
      timeWindow: 60_000,
      max: REPORTS_PER_NETWORK_AND_MINUTE,
      keyGenerator: (request) => `report:${networkOf(request).toString('base64url')}`,
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
        const use = await limit(request);
        if (!use.isAllowed && use.isExceeded) return { accepted: false };
        const deployment = await live();
        const served = [...deployment.live, ...deployment.canaries.map(({ release }) => release)];
        const report = browserReport.parse(request.body);
        const isServed = (project: string, version: string) =>
          served.find((release) => release.project === project && release.version === version);
        const isPage: PageOf = (project, version, page) =>
          isServed(project, version)?.manifest.pages.some(({ path }) => path === page) ?? false;
        const rows = rowsOf(report, networkOf(request), isPage);
        await countReports(
          db,
          rows.filter(({ project, version }) => isServed(project, version)),
        );
        return { accepted: rows.length > 0 };
      },
    );

    const tell = createTellTeam(deps);
    schedule.every(60, 'releases that fail in browsers', () =>
      tellFailing({ db, files, outbox, tell }),
    );
    schedule.every(600, 'old browser reports', () => deleteOldReports(db));
  };
