import dgram from 'node:dgram';
import { once } from 'node:events';
import http from 'node:http';

export interface InternalServer {
  readonly host: string;
  readonly hits: string[];
  close(): void;
}

export async function startInternalServer(): Promise<InternalServer> {
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
