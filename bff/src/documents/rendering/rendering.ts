import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import pTimeout from 'p-timeout';
import type { Deployment, LiveRelease, LiveReleases } from '../../features/releases/index.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

interface Options {
  readonly live: LiveReleases;
  readonly renderer: Pick<ScreenRenderer, 'close'>;
  readonly warmUp: (releases: readonly LiveRelease[]) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly flush: () => Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
/** A server starts without the rest of its warm-up after this. */
const READY_TIMEOUT_MS = 3_000;

export const rendering = ({ live, renderer, warmUp, log, flush }: Options) =>
  fp(
    async (app) => {
      let warm: Deployment | undefined;
      async function look(): Promise<void> {
        await flush();
        try {
          const deployment = await live();
          if (deployment === warm) return;
          warm = deployment;
          await warmUp(deployment.live);
          const canaries = deployment.canaries.map(({ release }) => release);
          if (canaries.length > 0) await warmUp(deployment.with(canaries));
        } catch (err) {
          log.warn({ err }, 'the screens of the live releases could not be warmed up');
        }
      }
      const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      app.addHook('onReady', () =>
        pTimeout(look(), { milliseconds: READY_TIMEOUT_MS, fallback: () => undefined }),
      );
      app.addHook('onClose', async () => {
        clearInterval(timer);
        await renderer.close();
      });
    },
    { name: 'rendering' },
  );
