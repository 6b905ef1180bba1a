import { signUpAndIn } from '../../src/testing/accounts.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import type { TestClient } from '../../src/testing/test-client.ts';
import { median } from './throughput.ts';

const ROUNDS = 15;
const MOST_MS = 150;
const MOST_TIMES = 3;

export interface Team {
  readonly app: TestApp;
  readonly client: TestClient;
}

export async function teamOf(app: TestApp): Promise<Team> {
  const { client } = await signUpAndIn(app, { role: 'admin' });
  return { app, client };
}

export async function millisecondsOf(read: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await read();
  return performance.now() - started;
}

export async function medianOf(read: () => Promise<unknown>): Promise<number> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await millisecondsOf(read));
  return median(times);
}

export type FirstPage = readonly [name: string, read: (client: TestClient) => Promise<unknown>];

/** Prints the times of a large list, and against a small one in alternating rounds, so that both meet the same noise. */
export async function compareFirstPages(
  title: string,
  pages: readonly FirstPage[],
  { small, large }: Readonly<Record<'small' | 'large', Team>>,
): Promise<void> {
  for (const [name, read] of pages) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ofSmall = await millisecondsOf(() => read(small.client));
      const ofLarge = await millisecondsOf(() => read(large.client));
      if (round === 0) continue;
      times.small.push(ofSmall);
      times.large.push(ofLarge);
    }
    const [ofSmall, ofLarge] = [median(times.small), median(times.large)];
    console.log(
      JSON.stringify({
        figure: `${title}, first page: ${name}, against 10,000`,
        measured: `${ofLarge.toFixed(1)} ms, ${(ofLarge / ofSmall).toFixed(2)} of ${ofSmall.toFixed(1)} ms`,
        target: `≤ ${MOST_MS} ms, ≤ ${MOST_TIMES}`,
        met: ofLarge <= MOST_MS && ofLarge <= MOST_TIMES * ofSmall,
      }),
    );
  }
}
