import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  cutAt(text: string): void;
  hasCut(): boolean;
  shut(): Promise<void>;
  open(): Promise<void>;
  silence(): void;
  silenceNew(silent: boolean): void;
  /** The number of waits for a reply: statements that are sent together count once. */
  roundTrips(): number;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Map<Socket, Socket>();
  const silenced = new WeakSet<Socket>();
  let silentStart = false;
  let cut: string | undefined;
  let roundTrips = 0;
  const asking = new WeakSet<Socket>();

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    pairs.set(client, upstream);
    if (silentStart) silenced.add(client);
    const end = () => {
      client.destroy();
      upstream.destroy();
      pairs.delete(client);
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    upstream.on('data', (chunk) => {
      asking.delete(client);
      if (!silenced.has(client)) client.write(chunk);
    });
    client.on('data', (chunk) => {
      if (silenced.has(client)) return;
      if (!asking.has(client)) roundTrips += 1;
      asking.add(client);
      if (cut === undefined || !chunk.toString('latin1').includes(cut)) {
        upstream.write(chunk);
        return;
      }
      cut = undefined;
      end();
    });
  });

  const open = async (port = 0): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port');
    return address.port;
  };
  const port = await open();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cutAt(text) {
      cut = text;
    },
    hasCut: () => cut === undefined,
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const client of pairs.keys()) client.destroy();
      await closed;
    },
    async open() {
      await open(port);
    },
    silence() {
      for (const client of pairs.keys()) silenced.add(client);
    },
    silenceNew(silent) {
      silentStart = silent;
    },
    roundTrips: () => roundTrips,
  };
}
