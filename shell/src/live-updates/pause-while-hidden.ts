import type { EventStream } from './event-stream.ts';

const pauseAfterMilliseconds = 5 * 60_000;

/** Closes the event stream of a tab that has been hidden for five minutes. */
export function pauseWhileHidden(stream: EventStream): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(stream.pause, pauseAfterMilliseconds);
    else stream.resume();
  });
}
