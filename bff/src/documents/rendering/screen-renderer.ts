import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { renderResult, type RenderRequest } from '@gift-registry/bff-contract';
import type { LiveRelease, ReleaseFiles, RenderingWatch } from '../../features/releases/index.ts';
import { createRenderThreads, RenderingKilledError, type ThreadLimits } from './render-threads.ts';

interface Failures {
  readonly count: number;
  readonly pausedUntil: number;
}

const FAILURES_BEFORE_PAUSE = 3;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 600_000;

/** Pauses what fails repeatedly, for twice as long after each further failure. A success ends it. */
export function createFailureBackoff(now: () => number = Date.now) {
  const failures = new Map<string, Failures>();
  return {
    isPaused: (key: string): boolean => (failures.get(key)?.pausedUntil ?? 0) > now(),
    succeeded: (key: string): void => void failures.delete(key),
    failed(key: string): void {
      const count = (failures.get(key)?.count ?? 0) + 1;
      const doublings = count - FAILURES_BEFORE_PAUSE;
      const pause =
        doublings < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(doublings, 20), MAX_PAUSE_MS);
      failures.set(key, { count, pausedUntil: now() + pause });
    },
  };
}

export interface RenderLimits extends ThreadLimits {
  readonly maxWaiting: number;
  readonly maxHtml: number;
}

const defaultLimits: RenderLimits = {
  renderTimeoutMs: 3_000,
  loadTimeoutMs: 15_000,
  heapMb: 96,
  maxWaiting: 200,
  maxHtml: 1_000_000,
};

interface RenderingOptions {
  /** Everybody with the link may see the page, so its rendering may use a context that others have used. */
  readonly shared: boolean;
}

export interface ScreenRenderer {
  /** Undefined without a server bundle, after a failure, and while it is paused after failures. Never rejects. */
  render(
    release: LiveRelease,
    request: RenderRequest,
    options?: RenderingOptions,
  ): Promise<string | undefined>;
  close(): Promise<void>;
}

interface RendererOptions {
  readonly files: Pick<ReleaseFiles, 'locate'>;
  readonly log: FastifyBaseLogger;
  readonly limits?: Partial<RenderLimits>;
  readonly watch?: RenderingWatch;
}

/** A visitor who waited this long would have seen the page sooner by its scripts. */
const LATE_MS = 1_000;
const MAX_RELEASES = 50;

const isKilled = (error: unknown): boolean =>
  error instanceof RenderingKilledError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const keyOf = ({ project, version }: LiveRelease): string => `${project}/${version}`;

/** Renders screens by the server bundles of releases. A bundle can cost its own screens their rendering only. */
export function createScreenRenderer({
  files,
  log,
  limits,
  watch,
}: RendererOptions): ScreenRenderer {
  const { maxWaiting, maxHtml, ...threadLimits } = { ...defaultLimits, ...limits };
  const threads = createRenderThreads(threadLimits, (details, message) =>
    log.warn(details, message),
  );
  const backoff = createFailureBackoff();
  const bundles = new LRUCache<string, string>({ max: MAX_RELEASES });
  /** A release renders one request at a time, so that a slow one leaves a thread for the others. */
  const turns = new LRUCache<string, ReturnType<typeof pLimit>>({
    max: MAX_RELEASES,
    memoMethod: () => pLimit(1),
  });

  async function findBundle(release: LiveRelease, server: string): Promise<string> {
    const key = keyOf(release);
    const bundle = bundles.get(key) ?? (await files.locate(release, server));
    if (bundle === undefined) throw new Error('The server bundle is missing.');
    bundles.set(key, bundle);
    return bundle;
  }

  async function renderBundle(
    release: LiveRelease,
    server: string,
    request: RenderRequest,
    { shared }: RenderingOptions,
  ): Promise<string> {
    const bundle = await findBundle(release, server);
    const reply = await threads.render({ bundle, request: JSON.stringify(request), shared });
    if (reply.consoleLines.length > 0) {
      const { project, version } = release;
      const lines = reply.consoleLines;
      log.warn({ project, version, lines }, 'the server bundle wrote to its console');
    }
    const { html } = renderResult.parse(JSON.parse(reply.json));
    if (html.length > maxHtml) throw new Error('The html is too long.');
    return html;
  }

  return {
    async render(release, request, options = { shared: false }) {
      const { project, version } = release;
      const { server } = release.manifest;
      const { screen } = request;
      const key = `${keyOf(release)}/${screen}`;
      if (!server || backoff.isPaused(key) || watch?.isOff(release)) return undefined;
      const turn = turns.memo(keyOf(release));
      if (turn.pendingCount >= maxWaiting) {
        log.warn({ project, version, screen }, 'too many renderings wait');
        return undefined;
      }
      const { path: address } = request;
      const page = request.page.path;
      const start = performance.now();
      try {
        const html = await turn(() => renderBundle(release, server, request, options));
        backoff.succeeded(key);
        const isLate = performance.now() - start > LATE_MS;
        watch?.note({ release, page, address, outcome: isLate ? 'late' : 'rendered' });
        return html;
      } catch (err) {
        backoff.failed(key);
        bundles.delete(keyOf(release));
        const outcome = isKilled(err) ? 'killed' : 'thrown';
        watch?.note({ release, page, address, outcome, error: messageOf(err) });
        log.warn({ err, project, version, screen }, 'screen could not be rendered on the server');
        return undefined;
      }
    },
    close: () => threads.close(),
  };
}
