import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below the ports from which the system takes those of connections: one of these stays free until its server has started. */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: randomInt(10_240, 30_000) });
