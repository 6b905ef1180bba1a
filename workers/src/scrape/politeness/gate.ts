import { setTimeout as delay } from 'node:timers/promises';

/** There are visitors enough, and patience has ended. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface Wait {
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}

export interface Gate {
  /** Runs the visit as soon as the place has room, or fails when there is none in time. */
  visit<Result>(place: string, wait: Wait, work: () => Promise<Result>): Promise<Result>;
}

interface Place {
  inside: number;
  nextStart: number;
}

const LOOK_EVERY_MS = 50;

/** So many visits of one place at once within this process, and so far apart. */
export function createGate({
  atOnce,
  gapMs,
}: {
  readonly atOnce: number;
  readonly gapMs: number;
}): Gate {
  const places = new Map<string, Place>();

  const enter = async (name: string, { patienceMs, signal }: Wait): Promise<Place> => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const place = places.get(name) ?? { inside: 0, nextStart: 0 };
      const now = performance.now();
      if (place.inside < atOnce && place.nextStart <= now) {
        place.inside += 1;
        place.nextStart = now + gapMs;
        places.set(name, place);
        return place;
      }
      if (now >= deadline) throw new BusyError('there are visitors enough');
      await delay(LOOK_EVERY_MS, undefined, { signal });
    }
  };

  const leave = (name: string, place: Place) => {
    place.inside -= 1;
    // Forgotten once it may be visited again, so that the table stays as small as what is under way.
    const forget = () => {
      if (place.inside === 0 && place.nextStart <= performance.now()) places.delete(name);
    };
    setTimeout(forget, gapMs + 1).unref();
  };

  return {
    async visit(name, wait, work) {
      const place = await enter(name, wait);
      try {
        return await work();
      } finally {
        leave(name, place);
      }
    },
  };
}
