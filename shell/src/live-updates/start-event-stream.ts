import { createEventStream, type EventStream, type ToldOutsideScreens } from './event-stream.ts';

const pauseAfterMilliseconds = 30_000;

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

export function startEventStream(told: ToldOutsideScreens): EventStream {
  const stream = createEventStream({ open: (url) => new EventSource(url), ...told });
  pauseWhileHidden(stream);
  return stream;
}
