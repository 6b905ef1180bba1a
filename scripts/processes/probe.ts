import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../terminal/failure.ts';

const TIMEOUT_MS = 60_000;

export async function untilHealthy(name: string, url: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    if (await isHealthy(url)) return;
    if (performance.now() > deadline)
      throw new Failure(`${name} did not become ready at ${url} within a minute.`);
    await delay(50);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
