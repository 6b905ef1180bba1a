import { createEventStream, type EventStream } from './event-stream.ts';
import { pauseWhileHidden } from './pause-while-hidden.ts';

export function startEventStream(onSignedOut: () => void): EventStream {
  const stream = createEventStream({ open: (url) => new EventSource(url), onSignedOut });
  pauseWhileHidden(stream);
  return stream;
}
