import http from 'node:http';
import net from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { pinnedLookup, type Guard, type Target } from './guard.ts';

export interface ForwardProxy {
  readonly url: string;
  close(): Promise<void>;
}

const IDLE_TIMEOUT_MS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;

async function connectUpstream(guard: Guard, target: Target): Promise<net.Socket> {
  const addresses = await guard.resolveAllowed(target);
  const socket = net.connect({
    host: target.hostname.replace(/^\[|\]$/g, ''),
    port: Number(target.port || 80),
    lookup: pinnedLookup(addresses),
    autoSelectFamily: true,
  });
  socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy());
  // The browser would hold an endless response in memory.
  socket.on('data', () => {
    if (socket.bytesRead > MAX_BYTES) socket.destroy();
  });
  return socket;
}

function relay(client: Duplex, upstream: net.Socket): void {
  client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
  upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
  upstream.pipe(client).pipe(upstream);
}

function refuse(response: http.ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' });
  response.end('This address is not allowed.');
}

async function forward(
  guard: Guard,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = guard.checkUrl(request.url ?? '');
  if (url.protocol !== 'http:') return refuse(response);
  const socket = await connectUpstream(guard, url);
  const { 'proxy-connection': _hopByHop, ...headers } = request.headers;
  const upstream = http.request(
    {
      method: request.method,
      path: url.pathname + url.search,
      headers,
      createConnection: () => socket,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, response, () => undefined);
    },
  );
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

async function tunnel(guard: Guard, request: http.IncomingMessage, client: Duplex): Promise<void> {
  const { hostname, port } = new URL(`connect://${request.url ?? ''}`);
  const upstream = await connectUpstream(guard, { protocol: 'https:', hostname, port });
  upstream.once('connect', () => client.write('HTTP/1.1 200 Connection Established\r\n\r\n'));
  relay(client, upstream);
}

/** Resolves every name itself and applies the guard to navigations, redirects, subresources and sockets. */
export async function startForwardProxy(guard: Guard): Promise<ForwardProxy> {
  const server = http.createServer((request, response) => {
    forward(guard, request, response).catch(() => refuse(response));
  });
  const tunnels = new Set<Duplex>();
  server.on('connect', (request: http.IncomingMessage, client: Duplex) => {
    tunnels.add(client);
    client.on('error', () => client.destroy()).on('close', () => tunnels.delete(client));
    tunnel(guard, request, client).catch(() =>
      client.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'),
    );
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
        for (const client of tunnels) client.destroy();
      }),
  };
}
