/** The area under the ROC curve of a classifier by duration: 0.5 cannot tell the two apart, 1 always can. */
export function rocAuc(slower: readonly number[], faster: readonly number[]): number {
  let wins = 0;
  for (const a of slower) for (const b of faster) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const auc = wins / (slower.length * faster.length);
  return Math.max(auc, 1 - auc);
}

const WARM_UP = 20;

/** Times both calls alternately, in random order within each round. */
export async function timeInTurn(
  rounds: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<readonly [number[], number[]]> {
  const durations: [number[], number[]] = [[], []];
  const run = async (kind: 0 | 1): Promise<void> => {
    const start = performance.now();
    await (kind === 0 ? first() : second());
    durations[kind].push(performance.now() - start);
  };
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    const order = Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const);
    for (const kind of order) await run(kind);
  }
  return [durations[0].slice(WARM_UP), durations[1].slice(WARM_UP)];
}
