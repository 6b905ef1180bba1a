import { mergeChanges, type RegistryChange } from '../../platform/event-bus/server-message.ts';

const FEW_STREAMS = 500;
const FEW_STREAMS_MS = 250;
const MS_PER_FURTHER_STREAM = 1_750 / 4_500;
/** A step of the spread, and the tabs that read within it: two reads a millisecond. */
const SPREAD_STEP = { ms: 25, streams: 50 };

/** Milliseconds between two hints of a registry: 250 up to 500 open streams, 2,000 at 5,000. */
export const windowOf = (streams: number): number =>
  FEW_STREAMS_MS + Math.max(0, streams - FEW_STREAMS) * MS_PER_FURTHER_STREAM;

/** Milliseconds over which the tabs spread their reads after a hint; a few tabs read at once. */
export const spreadOf = (streams: number): number =>
  Math.floor(
    Math.min(windowOf(streams), Math.floor(streams / SPREAD_STEP.streams) * SPREAD_STEP.ms),
  );

interface HintWindow {
  readonly timer: NodeJS.Timeout;
  waiting?: RegistryChange;
}

export interface HintWindowsOptions {
  readonly streamsOf: (registryId: string) => number;
  readonly send: (change: RegistryChange) => void;
}

/**
 * The first change of a registry is sent at once, and all further ones within its window as one at the end of it: a crowd
 * of guests that gives at the same time would otherwise cost a write to every socket for every gift.
 */
export function createHintWindows({ streamsOf, send }: HintWindowsOptions) {
  const windows = new Map<string, HintWindow>();

  function open(change: RegistryChange): void {
    const { registryId } = change;
    const end = (): void => {
      const waiting = windows.get(registryId)?.waiting;
      windows.delete(registryId);
      if (waiting) open(waiting);
    };
    const timer = setTimeout(end, windowOf(streamsOf(registryId))).unref();
    windows.set(registryId, { timer });
    send(change);
  }

  return {
    add(change: RegistryChange): void {
      const window = windows.get(change.registryId);
      if (!window) return open(change);
      window.waiting = window.waiting ? mergeChanges(window.waiting, change) : change;
    },
    close(): void {
      for (const { timer } of windows.values()) clearTimeout(timer);
      windows.clear();
    },
  };
}
