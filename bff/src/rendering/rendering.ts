import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

interface Options {
  readonly live: LiveReleases;
  readonly renderer: ScreenRenderer;
  readonly log: FastifyBaseLogger;
}

const LOOK_EVERY_MS = 5_000;

/** Loads the server bundles of releases soon after they went live, and ends the threads with the app. */
export const rendering = ({ live, renderer, log }: Options) =>
  fp(
    async (app) => {
      const look = () =>
        live().then(
          (releases) => renderer.useReleases(releases),
          (err: unknown) => log.warn({ err }, 'live releases could not be read'),
        );
      const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      app.addHook('onReady', look);
      app.addHook('onClose', async () => {
        clearInterval(timer);
        await renderer.close();
      });
    },
    { name: 'rendering' },
  );
