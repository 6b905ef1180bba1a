import { Piscina } from 'piscina';
import { findCorpus } from './corpus/find-corpus.ts';
import { accuracyTable } from './corpus/table.ts';
import { PARSER, SCRAPERS, type ScraperName, type ScraperTask } from './contestants.ts';
import { accuracyFigures, type Figure } from './accuracy-figures.ts';
import type { Measured } from './run-contestant.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

type Peers = readonly (readonly [string, Measured])[];

const MOST_OF_PARSING = { median: 3, p95: 5 } as const;

function costFigures({ all }: Measured, parser: Measured, peers: Peers): Figure[] {
  const time = ({ all: { medianMs, p95Ms } }: Pick<Measured, 'all'>) =>
    `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)} ms`;
  const median = all.medianMs / parser.all.medianMs;
  const p95 = all.p95Ms / parser.all.p95Ms;
  const others = [[PARSER, parser] as const, ...peers]
    .map(([name, other]) => `${name} ${time(other)}`)
    .join(', ');
  return [
    {
      figure: 'Scraper: time a page, median / p95, against htmlparser2 alone',
      measured: `${median.toFixed(1)} / ${p95.toFixed(1)}: ${time({ all })} (${others})`,
      target: `≤ ${MOST_OF_PARSING.median} / ${MOST_OF_PARSING.p95}`,
      met: median <= MOST_OF_PARSING.median && p95 <= MOST_OF_PARSING.p95,
    },
    {
      figure: 'Scraper: peak memory of the process over the set',
      measured: `${all.peakMemoryMb.toFixed(0)} MB`,
      target: '≤ 250 MB',
      met: all.peakMemoryMb <= 250,
    },
  ];
}

/** Measures each scraper in its own thread: web-auto-extractor's polyfills make other code in its thread twice as slow. */
async function measureApart(folder: string, name: ScraperName): Promise<Measured> {
  const filename = import.meta.resolve('./run-contestant.ts');
  // Workers give ours this much; the others need more for the largest pages.
  const maxOldGenerationSizeMb = name === 'this scraper' ? 128 : 1_024;
  const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: 48 };
  const thread = new Piscina<ScraperTask, Measured>({ filename, maxThreads: 1, resourceLimits });
  try {
    return await thread.run({ folder, name });
  } finally {
    await thread.destroy();
  }
}

async function compare(folder: string): Promise<void> {
  const parser = await measureApart(folder, PARSER);
  const measured: [string, Measured][] = [];
  for (const name of SCRAPERS) measured.push([name, await measureApart(folder, name)]);
  const [own, ...peers] = measured;
  if (!own) return;
  process.stderr.write(`${accuracyTable(measured.map(([name, { all }]) => [name, all]))}\n`);
  process.stderr.write(`${own[1].misses.join('\n')}\n`);
  const figures = [...accuracyFigures(own[1], peers), ...costFigures(own[1], parser, peers)];
  for (const figure of figures) print(JSON.stringify(figure));
}

const folder = findCorpus(process.env);
if (folder) await compare(folder);
else print('The scrapers are skipped: no folder of saved pages (SCRAPE_CORPUS).');
