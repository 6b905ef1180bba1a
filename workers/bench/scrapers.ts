import { Piscina } from 'piscina';
import type { Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { findCorpus } from '../src/scrape/corpus/find-corpus.ts';
import { accuracyTable } from '../src/scrape/corpus/table.ts';
import { SCRAPERS, type ScraperName, type ScraperTask } from './contestants.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

function figures(own: Accuracy, peers: readonly (readonly [string, Accuracy])[]): object[] {
  const among = (read: (accuracy: Accuracy) => string) =>
    peers.map(([name, accuracy]) => `${name} ${read(accuracy)}`).join(', ');
  const field = (name: 'name' | 'price' | 'currency' | 'image' | 'description', least: number) => {
    const read = ({ fields }: Accuracy) => percent(fields[name].right, fields[name].of);
    return {
      figure: `Scraper: ${name} right on real pages`,
      measured: `${read(own)} (${among(read)})`,
      target: `≥ ${least} %`,
      met: (own.fields[name].right / own.fields[name].of) * 100 >= least,
    };
  };
  const wrong = ({ fields }: Accuracy) => percent(fields.price.wrong, fields.price.of);
  const time = ({ medianMs, p95Ms }: Accuracy) => `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)} ms`;
  return [
    field('name', 95),
    field('price', 94),
    {
      figure: 'Scraper: price wrong on real pages',
      measured: `${wrong(own)} (${among(wrong)})`,
      target: '≤ 1.5 %',
      met: own.fields.price.wrong / own.fields.price.of <= 0.015,
    },
    field('currency', 96),
    field('image', 97),
    field('description', 97),
    {
      figure: 'Scraper: time a page, median / p95',
      measured: `${time(own)} (${among(time)})`,
      target: '≤ 9 / 40 ms',
      met: own.medianMs <= 9 && own.p95Ms <= 40,
    },
    {
      figure: 'Scraper: peak memory of the process over the set',
      measured: `${own.peakMemoryMb.toFixed(0)} MB`,
      target: '≤ 250 MB',
      met: own.peakMemoryMb <= 250,
    },
  ];
}

/** Measures each scraper in its own thread: web-auto-extractor's polyfills make other code in its thread twice as slow. */
async function measureApart(folder: string, name: ScraperName): Promise<Accuracy> {
  const filename = import.meta.resolve('./run-contestant.ts');
  const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 };
  const thread = new Piscina<ScraperTask, Accuracy>({ filename, maxThreads: 1, resourceLimits });
  try {
    return await thread.run({ folder, name });
  } finally {
    await thread.destroy();
  }
}

async function compare(folder: string): Promise<void> {
  const measured: [string, Accuracy][] = [];
  for (const name of SCRAPERS) measured.push([name, await measureApart(folder, name)]);
  const [own, ...peers] = measured;
  if (!own) return;
  process.stderr.write(`${accuracyTable(measured)}\n`);
  for (const figure of figures(own[1], peers)) print(JSON.stringify(figure));
}

const folder = findCorpus(process.env);
if (folder) await compare(folder);
else print('The scrapers are skipped: no folder of saved pages (SCRAPE_CORPUS).');
