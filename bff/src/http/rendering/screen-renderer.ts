import type { FastifyBaseLogger } from 'fastify';
import type { RenderRequest } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../../platform/releases/release.ts';
import type { ReleaseFiles } from '../../platform/releases/release-files.ts';
import type { RenderingWatch } from '../../platform/releases/renderings.ts';
import { createFailureBackoff } from './failure-backoff.ts';
import {
  createReleaseRenderer,
  defaultLimits,
  RenderingKilledError,
  type ReleaseRenderer,
  type RenderingOptions,
  type RenderLimits,
} from './release-renderer.ts';

export interface ScreenRenderer {
  useReleases(releases: readonly LiveRelease[]): void;
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

const isKilled = (error: unknown): boolean =>
  error instanceof RenderingKilledError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const keyOf = ({ project, version }: LiveRelease): string => `${project}/${version}`;

/** Renders screens by the server bundles of the live releases. A bundle can cost its own screens their rendering only. */
export function createScreenRenderer({
  files,
  log,
  limits,
  watch,
}: RendererOptions): ScreenRenderer {
  const renderers = new Map<string, ReleaseRenderer>();
  const backoff = createFailureBackoff();
  let current: readonly LiveRelease[] | undefined;

  function start(release: LiveRelease & { readonly server: string }): ReleaseRenderer {
    const { project, version, server } = release;
    return createReleaseRenderer({
      findBundle: () => files.locate(release, server),
      limits: { ...defaultLimits, ...limits },
      warn: (details, message) => log.warn({ project, version, ...details }, message),
    });
  }

  function end(key: string, renderer: ReleaseRenderer): Promise<void> {
    renderers.delete(key);
    return renderer.close();
  }

  return {
    useReleases(releases) {
      if (releases === current) return;
      current = releases;
      const live = new Set(releases.map(keyOf));
      for (const [key, renderer] of renderers) if (!live.has(key)) void end(key, renderer);
      for (const release of releases) {
        const { server } = release.manifest;
        const key = keyOf(release);
        if (server && !renderers.has(key)) renderers.set(key, start({ ...release, server }));
      }
    },
    async render(release, request, options = { shared: false }) {
      const renderer = renderers.get(keyOf(release));
      const { project, version } = release;
      const { screen } = request;
      const key = `${keyOf(release)}/${screen}`;
      if (!renderer || backoff.isPaused(key) || watch?.isOff(release)) return undefined;
      if (renderer.isBusy()) {
        log.warn({ project, version, screen }, 'too many renderings wait');
        return undefined;
      }
      const { path: address } = request;
      const page = request.page.path;
      const start = performance.now();
      try {
        const html = await renderer.render(request, options);
        backoff.succeeded(key);
        const isLate = performance.now() - start > LATE_MS;
        watch?.note({ release, page, address, outcome: isLate ? 'late' : 'rendered' });
        return html;
      } catch (err) {
        backoff.failed(key);
        const outcome = isKilled(err) ? 'killed' : 'thrown';
        watch?.note({ release, page, address, outcome, error: messageOf(err) });
        log.warn({ err, project, version, screen }, 'screen could not be rendered on the server');
        return undefined;
      }
    },
    async close() {
      await Promise.all([...renderers].map(([key, renderer]) => end(key, renderer)));
    },
  };
}
