import { setTimeout as delay } from 'node:timers/promises';

const HEALTHY_MS = 50;

/** Asks for the health of the server all the time until told to stop; resolves to how long the answers took. */
export async function watchHealth(baseUrl: string, until: { over: boolean }): Promise<number[]> {
  const durations: number[] = [];
  while (!until.over) {
    const started = performance.now();
    await (await fetch(`${baseUrl}/healthz`)).arrayBuffer();
    durations.push(performance.now() - started);
    await delay(20);
  }
  return durations;
}

/** Prints the slowest hundredth. */
export function printHealth(figure: string, durations: readonly number[]): void {
  const p99 = durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? Infinity;
  console.log(
    JSON.stringify({
      figure,
      measured: `${p99.toFixed(0)} ms of ${durations.length} answers`,
      target: `< ${HEALTHY_MS} ms`,
      met: p99 < HEALTHY_MS,
    }),
  );
}
