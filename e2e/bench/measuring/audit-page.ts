import lighthouse from 'lighthouse';

export interface Audit {
  readonly scores: Readonly<
    Record<'performance' | 'accessibility' | 'best practices' | 'SEO', number>
  >;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly lost: readonly string[];
}

const TRIES = 3;

export async function audit(url: string, port: number, triesLeft = TRIES): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    // Now and then a trace has no start, and Lighthouse itself says to run it again.
    if (triesLeft > 1) return audit(url, port, triesLeft - 1);
    throw new Error(`${url} could not be audited: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
    },
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lost: Object.values(audits).flatMap(({ id, score: part }) =>
      part !== null && part < 1 ? id : [],
    ),
  };
}
