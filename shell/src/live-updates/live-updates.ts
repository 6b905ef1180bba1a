import type { LiveUpdates } from '@gift-registry/shell-contract';
import type { EventStream, ToldOutsideScreens } from './event-stream.ts';

const firstLoadMilliseconds = 1_000;
const retryMilliseconds = 15_000;

export interface LazyLiveUpdates extends LiveUpdates {
  readonly restart: () => void;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads the event stream a second after the first subscription, so that it doesn't delay the first page. */
export function createLiveUpdates(told: ToldOutsideScreens): LazyLiveUpdates {
  let stream: Promise<EventStream> | undefined;

  async function load(delay: number): Promise<EventStream> {
    await wait(delay);
    try {
      const { startEventStream } = await import('./start-event-stream.ts');
      return startEventStream(told);
    } catch {
      return load(retryMilliseconds);
    }
  }

  return {
    subscribe(subscription) {
      stream ??= load(firstLoadMilliseconds);
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
