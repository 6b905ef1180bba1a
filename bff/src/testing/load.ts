import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

export interface LoadResult {
  answered: number;
  /** Requests that were sent and got no whole answer. */
  dropped: number;
  readonly statuses: Map<number, number>;
}

async function request(url: string, agent: Agent): Promise<IncomingMessage> {
  const outgoing = get(url, { agent });
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  incoming.resume();
  await once(incoming, 'end');
  if (!incoming.complete) throw new Error('The answer broke off');
  return incoming;
}

/**
 * `connections` clients that ask again and again, each on a kept-alive connection of its own, until the server says that it
 * wants no more: as a load balancer does, they open no new connection to a server that closes.
 */
export async function loadUntilTurnedAway(
  urls: readonly string[],
  connections: number,
): Promise<LoadResult> {
  const result: LoadResult = { answered: 0, dropped: 0, statuses: new Map() };
  const client = async (offset: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = offset; ; turn += 1) {
      try {
        const response = await request(urls[turn % urls.length] ?? '', agent);
        const status = response.statusCode ?? 0;
        result.answered += 1;
        result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
        if (response.headers.connection === 'close') break;
      } catch {
        result.dropped += 1;
        break;
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, offset) => client(offset)));
  return result;
}
