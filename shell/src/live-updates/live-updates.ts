import type { LiveUpdates } from '@gift-registry/shell-contract';
import type { EventStream } from './event-stream.ts';

const retryMilliseconds = 15_000;

export interface LazyLiveUpdates extends LiveUpdates {
  /** Reconnects with the cookies of the current session. */
  readonly restart: () => void;
}

/** Loads the event stream with the first subscription, so that it doesn't delay the first page. */
export function createLiveUpdates(onSignedOut: () => void): LazyLiveUpdates {
  let stream: Promise<EventStream> | undefined;

  async function load(): Promise<EventStream> {
    try {
      const { startEventStream } = await import('./start-event-stream.ts');
      return startEventStream(onSignedOut);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
      return load();
    }
  }

  return {
    subscribe(subscription) {
      stream ??= load();
      let end: (() => void) | undefined;
      let ended = false;
      void stream.then(({ subscribe }) => {
        if (!ended) end = subscribe(subscription);
      });
      return () => {
        ended = true;
        end?.();
      };
    },
    restart: () => void stream?.then(({ restart }) => restart()),
  };
}
