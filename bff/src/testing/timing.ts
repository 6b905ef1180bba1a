/** The area under the ROC curve of a classifier by duration: 0.5 cannot tell the two apart, 1 always can. */
function rocAuc(slower: readonly number[], faster: readonly number[]): number {
  let wins = 0;
  for (const a of slower) for (const b of faster) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const auc = wins / (slower.length * faster.length);
  return Math.max(auc, 1 - auc);
}

const WARM_UP_ROUNDS = 5;

type Call = () => Promise<unknown>;
type Durations = readonly [number[], number[]];

async function timeRounds(rounds: number, calls: readonly [Call, Call]): Promise<Durations> {
  const durations: Durations = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await calls[kind]();
      durations[kind].push(performance.now() - start);
    }
  return durations;
}

export const MAX_ROUNDS = 305;

/**
 * Measures how well durations tell two calls apart. Stops after 100 rounds when the AUC is below `bound`, otherwise takes
 * 300: by chance alone, an AUC of 300 rounds exceeds 0.58 once in 1500 runs.
 */
export async function measureAuc(bound: number, first: Call, second: Call): Promise<number> {
  await timeRounds(WARM_UP_ROUNDS, [first, second]);
  const [slower, faster] = await timeRounds(100, [first, second]);
  if (rocAuc(slower, faster) < bound) return rocAuc(slower, faster);
  const [moreSlower, moreFaster] = await timeRounds(200, [first, second]);
  return rocAuc([...slower, ...moreSlower], [...faster, ...moreFaster]);
}
