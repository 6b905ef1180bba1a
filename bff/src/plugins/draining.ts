import type { Server, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fp from 'fastify-plugin';

const TIMEOUT_MS = 2_000;
/** A turn of the event loop that is this short handled no request, so no client has just been told to reconnect. */
const QUIET_TURN_MS = 1;
const QUIET_TURNS = 3;

/** Limits the kernel's queue of connections to one. Node has no public way to do so (listen(2)). */
function limitQueue(server: Server): void {
  const handle: unknown = Reflect.get(server, '_handle');
  if (typeof handle !== 'object' || handle === null || !('listen' in handle)) return;
  if (typeof handle.listen === 'function') Reflect.apply(handle.listen, handle, [0]);
}

/** Closing a listening socket resets every connection in the kernel's queue, so those are accepted first. */
async function stopAccepting(server: Server): Promise<void> {
  limitQueue(server);
  let accepted = 0;
  const count = (): void => {
    accepted += 1;
  };
  server.on('connection', count);
  const end = performance.now() + TIMEOUT_MS;
  // Node accepts one connection in each turn of the event loop.
  for (let quietTurns = 0; quietTurns < QUIET_TURNS && performance.now() < end;) {
    const before = accepted;
    const startedAt = performance.now();
    await setImmediate();
    const isQuiet = accepted === before && performance.now() - startedAt < QUIET_TURN_MS;
    quietTurns = isQuiet ? quietTurns + 1 : 0;
  }
  server.close();
  server.off('connection', count);
}

declare module 'fastify' {
  interface FastifyInstance {
    drain(): void;
    readonly draining: boolean;
  }
}

/** Grace period for open connections that have not sent a request yet. */
const UNUSED_CONNECTION_TIMEOUT_MS = 500;

export const draining = fp(async (app) => {
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.decorate('draining', { getter: () => isDraining });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  // Browsers open connections speculatively; a closing server would wait for a request on each.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (isDraining) await stopAccepting(app.server);
    isDraining = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, UNUSED_CONNECTION_TIMEOUT_MS).unref();
  });
});
