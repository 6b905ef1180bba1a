import dgram from 'node:dgram';
import { once } from 'node:events';
import http from 'node:http';

export interface Canary {
  readonly host: string;
  /** What came through: paths, bare connections and datagrams. */
  readonly hits: string[];
  close(): void;
}

/** A server inside that nobody may reach; it answers everybody, over TCP and over UDP. */
export async function openCanary(): Promise<Canary> {
  const hits: string[] = [];
  const server = http.createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('reached');
  });
  server.on('connection', () => hits.push('connection'));
  server.on('upgrade', (request, socket) => {
    hits.push(request.url ?? '');
    socket.destroy();
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const datagrams = dgram.createSocket('udp4', () => hits.push('datagram'));
  datagrams.bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  return {
    host: `127.0.0.1:${port}`,
    hits,
    close: () => {
      datagrams.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
