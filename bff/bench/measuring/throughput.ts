import autocannon from 'autocannon';

export interface Contender {
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ROUND_SECONDS = 3;
const CONNECTIONS = 16;

async function requestsPerSecond({ url, headers = {} }: Contender): Promise<number> {
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Median requests a second of each, in alternating rounds after one to warm up, so that both meet the same noise. */
export async function compare(
  contenders: readonly [Contender, Contender],
  rounds: number,
): Promise<readonly [number, number]> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const index of [0, 1] as const) {
      const rate = await requestsPerSecond(contenders[index]);
      if (round > 0) rates[index].push(rate);
    }
  return [median(rates[0]), median(rates[1])];
}
