import { measure, type Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { findCorpus } from '../src/scrape/corpus/find-corpus.ts';
import { ours } from '../src/scrape/corpus/ours.ts';
import { runCorpus, type Contestant } from '../src/scrape/corpus/run-corpus.ts';
import { accuracyTable } from '../src/scrape/corpus/table.ts';
import { metascraper } from './metascraper.ts';
import { webAutoExtractor } from './web-auto-extractor.ts';

const CONTESTANTS: readonly (readonly [name: string, contestant: Contestant])[] = [
  ['this scraper', ours],
  ['metascraper + amazon + shopping', metascraper],
  ['web-auto-extractor', webAutoExtractor],
];

const print = (line: string) => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

/** What the others reach on the same pages stands beside what this one must. */
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
  ];
}

async function compare(folder: string): Promise<void> {
  const measured: [string, Accuracy][] = [];
  for (const [name, contestant] of CONTESTANTS)
    measured.push([name, measure(await runCorpus(folder, contestant, { repeat: 2 }))]);
  const [own, ...peers] = measured;
  if (!own) return;
  process.stderr.write(`${accuracyTable(measured)}\n`);
  for (const figure of figures(own[1], peers)) print(JSON.stringify(figure));
}

const folder = findCorpus(process.env);
if (folder) await compare(folder);
else print('The scrapers are skipped: no folder of saved pages (SCRAPE_CORPUS).');
