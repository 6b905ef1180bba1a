export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's 95 % interval of a share. */
export function wilson(right: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = right / of;
  const square = (Z * Z) / of;
  const middle = share + square / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { low: (middle - spread) / (1 + square), high: (middle + spread) / (1 + square) };
}

/** Park and Miller's generator: the same draws on every machine. */
function* drawsFrom(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

interface Pair {
  readonly shop: string;
  readonly one: number;
  readonly other: number;
}

const DRAWS = 2_000;

/** The 95 % interval of the mean of `one − other`, drawing whole shops: pages of one shop look alike. */
export function pairedBootstrap(pairs: readonly Pair[], seed = 1): Interval {
  const shops = [...Map.groupBy(pairs, ({ shop }) => shop).values()].map((pages) => ({
    size: pages.length,
    sum: pages.reduce((sum, { one, other }) => sum + one - other, 0),
  }));
  const draw = drawsFrom(seed);
  const means = Array.from({ length: DRAWS }, () => {
    let sum = 0;
    let size = 0;
    for (let left = shops.length; left > 0; left -= 1) {
      const shop = shops[Math.floor((draw.next().value ?? 0) * shops.length)];
      sum += shop?.sum ?? 0;
      size += shop?.size ?? 0;
    }
    return size === 0 ? 0 : sum / size;
  }).toSorted((a, b) => a - b);
  return {
    low: means[Math.floor(DRAWS * 0.025)] ?? 0,
    high: means[Math.floor(DRAWS * 0.975)] ?? 0,
  };
}
