import type { EventStream } from './event-stream.ts';

const patience = 5 * 60_000;

/** A tab that nobody looks at gives its connection back after a while. */
export function pauseWhileHidden(stream: EventStream): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(stream.pause, patience);
    else stream.resume();
  });
}
