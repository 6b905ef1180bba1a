import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const { url, count } = z.object({ url: z.url(), count: z.number() }).parse(workerData);
const { hostname, port, pathname, search } = new URL(url);

/** When the last stream saw a version; streams that saw a later one saw it, too. */
const seenAt = new Map<number, number>();

function read(chunk: Buffer): void {
  const version = Number(/"registry-changed".*"version":(\d+)/.exec(chunk.toString())?.[1]);
  if (version > 0) seenAt.set(version, performance.timeOrigin + performance.now());
}

async function openStream(): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  await once(socket, 'data');
  return socket.on('data', read);
}

const sockets: Socket[] = [];
while (sockets.length < count)
  sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => openStream()))));
parentPort?.postMessage('open');
parentPort?.once('message', () => {
  for (const socket of sockets) socket.destroy();
  const hints = [...seenAt].map(([version, at]) => ({ version, at }));
  parentPort?.postMessage(hints.toSorted((a, b) => a.version - b.version));
});
