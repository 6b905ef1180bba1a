import { serverEvent, type ServerEvent } from '@gift-registry/bff-contract';

export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly joined: ServerEvent[];
  readonly events: ServerEvent[];
  readonly ended: Promise<void>;
  /** All that the server sent, fields included that no schema names. */
  sent(): string;
  next(timeoutMs?: number): Promise<ServerEvent>;
  stop(): void;
}

export async function readEvents(
  fetchEvents: (init: RequestInit) => Promise<Response>,
): Promise<EventReader> {
  const stopping = new AbortController();
  const response = await fetchEvents({
    headers: { accept: 'text/event-stream' },
    signal: stopping.signal,
  });
  const joined: ServerEvent[] = [];
  const events: ServerEvent[] = [];
  const keep = (event: ServerEvent) => (event.type === 'joined' ? joined : events).push(event);
  let sent = '';
  let seen = 0;
  let notify = (): void => undefined;

  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      sent += chunk;
      text += chunk;
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames)
        for (const line of frame.split('\n'))
          if (line.startsWith('data: ')) keep(serverEvent.parse(JSON.parse(line.slice(6))));
      notify();
    }
  }

  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    joined,
    events,
    ended,
    sent: () => sent,
    async next(timeoutMs = 15_000) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const event = events[seen];
        if (event) {
          seen += 1;
          return event;
        }
        const left = deadline - Date.now();
        if (left <= 0) throw new Error(`No event within ${timeoutMs} ms`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          notify = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    stop: () => stopping.abort(),
  };
}
