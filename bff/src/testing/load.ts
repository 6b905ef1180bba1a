import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

export interface LoadResult {
  answered: number;
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
  if (!incoming.complete) throw new Error('The response is incomplete');
  return incoming;
}

export interface Load {
  readonly result: LoadResult;
  readonly ended: Promise<void>;
}

/** Like a load balancer, it opens no new connection to a closing server. */
export function loadUntilDrained(urls: readonly string[], connections: number): Load {
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
  const clients = Array.from({ length: connections }, (_, offset) => client(offset));
  return { result, ended: Promise.all(clients).then(() => undefined) };
}
