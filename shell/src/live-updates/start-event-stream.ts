import { createEventStream, type EventStream } from './event-stream.ts';

const pauseAfterMilliseconds = 30_000;

/** Leaves the event stream in a tab that has been hidden for 30 seconds, or whose page the browser keeps for the way back. */
function pauseWhileHidden(stream: Pick<EventStream, 'pause' | 'resume'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function update(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(stream.pause, pauseAfterMilliseconds);
    else stream.resume();
  }
  document.addEventListener('visibilitychange', update);
  addEventListener('pagehide', () => stream.pause());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
  if (document.hidden) update();
}

export function startEventStream(onSignedOut: () => void): EventStream {
  const stream = createEventStream({ open: (url) => new EventSource(url), onSignedOut });
  pauseWhileHidden(stream);
  return stream;
}
