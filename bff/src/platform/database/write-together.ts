import type { Writable } from 'node:stream';

/** Statements that are sent at the same time reach the socket in one write: a call of the system costs more than a statement. */
export function writeTogether(stream: Writable): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}
