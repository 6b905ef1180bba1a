import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { isCrossSite } from '../plugins/same-origin.ts';
import type { ReleaseFiles } from '../releases/files/release-files.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { shellProject } from '../releases/live-release.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { browserReport, type BrowserReport, type ReportedView } from './browser-report.ts';
import { deleteOldReports, saveReports, type ReportRow } from './browser-reports.repository.ts';
import { withdrawFailing } from './withdraw-failing.service.ts';

const MAX_BYTES = 8 * 1024;
const REPORTS_PER_NETWORK = 60;
/** Of one process and minute; above it, reports are a sample of all. */
const STORED_PER_MINUTE = 600;
const SLOTS = 4;
/** One customer of an IPv6 provider has up to 65,536 networks of 64 bits. */
const IPV6_BITS = 48;
const HASH_BYTES = 16;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const isServed = (release: LiveRelease | undefined, view: ReportedView): boolean =>
  release?.version === view.version &&
  release.manifest.pages.some(({ path }) => path === view.page);

const rowsOf = ({ shell, views }: BrowserReport, releases: readonly LiveRelease[]) => {
  const versionOf = new Map(releases.map((release) => [release.project, release]));
  return views
    .filter((view) => isServed(versionOf.get(view.project), view))
    .flatMap(({ project, version, page, failures, lcp, inp, cls }) => {
      const of = (failed: string) =>
        failures.filter((failure) => failure.project === failed).map(({ kind }) => kind);
      const vitals = { lcpMs: lcp ?? null, inpMs: inp ?? null, cls: cls ?? null };
      const none = { lcpMs: null, inpMs: null, cls: null };
      return [
        { project, version, page, failures: of(project), ...vitals },
        ...(versionOf.get(shellProject)?.version === shell
          ? [{ project: shellProject, version: shell, page, failures: of(shellProject), ...none }]
          : []),
      ];
    });
};

/** Receives the reports of browsers, and withdraws releases that fail. */
export const browserReportsRoutes =
  (deps: AppDependencies, live: LiveReleases, files: ReleaseFiles): FastifyPluginAsync =>
  async (app) => {
    const { config, db, schedule } = deps;
    const key = derivedKey(config.sessionSecret, 'browser-reports');
    const hash = (text: string): Buffer =>
      createHmac('sha256', key)
        .update(`${dayOf(new Date())}\0${text}`)
        .digest()
        .subarray(0, HASH_BYTES);
    const timeWindow = 60_000;
    const ofNetwork = app.createRateLimit({
      timeWindow,
      max: REPORTS_PER_NETWORK,
      keyGenerator: ({ ip }) => `report:${normalizeIP(ip, IPV6_BITS)}`,
    });
    const ofProcess = app.createRateLimit({
      timeWindow,
      max: STORED_PER_MINUTE,
      keyGenerator: () => 'reports',
    });
    const isOver = async (limit: typeof ofNetwork, request: FastifyRequest): Promise<boolean> => {
      const use = await limit(request);
      return !use.isAllowed && use.isExceeded;
    };

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
        if ((await isOver(ofNetwork, request)) || (await isOver(ofProcess, request)))
          return { accepted: false };
        const { clientBrowser, ip } = request;
        // A browser reports about the releases that it gets; about others it only makes things up.
        const releases = (await live()).releasesOf(clientBrowser);
        const networkHash = hash(normalizeIP(ip, IPV6_BITS));
        const slot = (hash(clientBrowser ?? '')[0] ?? 0) % SLOTS;
        const rows = rowsOf(browserReport.parse(request.body), releases).map((row): ReportRow => ({
          ...row,
          networkHash,
          slot,
        }));
        await saveReports(db, rows);
        return { accepted: true };
      },
    );

    schedule.every(15, 'failing releases', () => withdrawFailing({ ...deps, files }));
    schedule.every(600, 'old browser reports', () => deleteOldReports(db));
  };
