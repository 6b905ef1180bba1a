import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './identity.ts';

const POLL = 50;

export async function end(
  target: ProcessIdentity,
  signals: readonly (readonly [NodeJS.Signals, number])[],
): Promise<boolean> {
  for (const [signal, milliseconds] of signals) {
    if (!isRunning(target)) return true;
    send(target.pid, signal);
    const deadline = performance.now() + milliseconds;
    while (performance.now() < deadline) {
      if (!isRunning(target)) return true;
      await delay(POLL);
    }
  }
  return !isRunning(target);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}
