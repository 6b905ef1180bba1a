import { Piscina } from 'piscina';
import type { Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { findCorpus } from '../src/scrape/corpus/find-corpus.ts';
import { wilson } from '../src/scrape/corpus/intervals.ts';
import { accuracyTable } from '../src/scrape/corpus/table.ts';
import { readExamplesFile } from '../src/scrape/training/examples-file.ts';
import { reportLines } from '../src/scrape/training/report.ts';
import { heldOutNames } from '../src/scrape/training/train.ts';
import type { Measured } from './run-contestant.ts';
import { SCRAPERS, type ScraperName, type ScraperTask } from './contestants.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

interface Share {
  readonly part: number;
  readonly of: number;
}

type Reading = (accuracy: Accuracy) => Share;

const interval = ({ part, of }: Share) => {
  const { low, high } = wilson(part, of);
  return `${percent(part, of)} (${percent(low, 1)} to ${percent(high, 1)})`;
};

const right =
  (name: keyof Accuracy['fields']): Reading =>
  ({ fields }) => ({ part: fields[name].right, of: fields[name].of });
const wrong =
  (name: keyof Accuracy['fields']): Reading =>
  ({ fields }) => ({ part: fields[name].wrong, of: fields[name].of });

const TARGETS: readonly (readonly [
  figure: string,
  read: Reading,
  target: number,
  least: boolean,
])[] = [
  ['name right', right('name'), 97, true],
  ['price right', right('price'), 95, true],
  ['price wrong', wrong('price'), 1, false],
  ['currency right', right('currency'), 97, true],
  ['image right', right('image'), 97, true],
  ['availability right', right('availability'), 85, true],
  ['availability wrong', wrong('availability'), 2, false],
  [
    'out of stock found',
    ({ outOfStock }) => ({ part: outOfStock.found, of: outOfStock.of }),
    70,
    true,
  ],
  [
    'other pages taken for products',
    ({ falseProducts, others }) => ({ part: falseProducts, of: others }),
    2,
    false,
  ],
];

function figures(own: Measured, peers: readonly (readonly [string, Measured])[]): object[] {
  const time = ({ all: { medianMs, p95Ms } }: Measured) =>
    `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)} ms`;
  const shares = TARGETS.map(([name, read, target, least]) => {
    const { part, of } = read(own.all);
    const share = (part / of) * 100;
    const others = peers.map(([peer, { all }]) => `${peer} ${interval(read(all))}`);
    return {
      figure: `Scraper: ${name}, known pages`,
      measured: `${interval(read(own.all))}; test shops ${interval(read(own.test))} (${others.join(', ')})`,
      target: `${least ? '≥' : '≤'} ${target} %`,
      met: least ? share >= target : share <= target,
    };
  });
  return [
    ...shares,
    ...learnedFigures(),
    {
      figure: 'Scraper: time a page, median / p95',
      measured: `${time(own)} (${peers.map(([name, peer]) => `${name} ${time(peer)}`).join(', ')})`,
      target: '≤ 9 / 40 ms',
      met: own.all.medianMs <= 9 && own.all.p95Ms <= 40,
    },
    {
      figure: 'Scraper: peak memory of the process over the set',
      measured: `${own.all.peakMemoryMb.toFixed(0)} MB`,
      target: '≤ 250 MB',
      met: own.all.peakMemoryMb <= 250,
    },
  ];
}

/** The committed examples: each shop by a model that has not seen it. */
function learnedFigures(): object[] {
  const examples = readExamplesFile();
  const answers = heldOutNames(examples).filter(({ example }) => example.mutation === 'clean');
  const model = { part: answers.filter(({ isRight }) => isRight).length, of: answers.length };
  const rules = {
    part: answers.filter(({ example }) => example.name.right.includes(0)).length,
    of: answers.length,
  };
  process.stderr.write(`${reportLines(examples).join('\n')}\n`);
  return [
    {
      figure: 'Scraper: name right, shops left out of training',
      measured: `${interval(model)}; rules alone ${interval(rules)}`,
      target: '≥ 97 %',
      met: model.part / model.of >= 0.97,
    },
  ];
}

/** Measures each scraper in its own thread: web-auto-extractor's polyfills make other code in its thread twice as slow. */
async function measureApart(folder: string, name: ScraperName): Promise<Measured> {
  const filename = import.meta.resolve('./run-contestant.ts');
  const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 };
  const thread = new Piscina<ScraperTask, Measured>({ filename, maxThreads: 1, resourceLimits });
  try {
    return await thread.run({ folder, name });
  } finally {
    await thread.destroy();
  }
}

async function compare(folder: string): Promise<void> {
  const measured: [string, Measured][] = [];
  for (const name of SCRAPERS) measured.push([name, await measureApart(folder, name)]);
  const [own, ...peers] = measured;
  if (!own) return;
  process.stderr.write(`${accuracyTable(measured.map(([name, { all }]) => [name, all]))}\n`);
  for (const figure of figures(own[1], peers)) print(JSON.stringify(figure));
}

const folder = findCorpus(process.env);
if (folder) await compare(folder);
else print('The scrapers are skipped: no folder of saved pages (SCRAPE_CORPUS).');
