import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCorpus } from '../../src/scrape/corpus/find-corpus.ts';
import { collectExamples } from './collect-examples.ts';
import { writeExamplesFile } from './examples-file.ts';
import { leaveOneShopOut, reportLines } from './report.ts';
import { trainAll } from './train-all.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const folder = findCorpus(process.env);
if (folder) {
  const examples = await collectExamples(folder);
  writeExamplesFile(examples);
  const table = JSON.stringify(trainAll(examples), null, 2);
  const path = join(import.meta.dirname, '../../src/scrape/learned/weights.ts');
  writeFileSync(
    path,
    `/** Written by \`npm run train-scraper\`: what each feature adds to a score, and the confidence from which a field is answered. */\nexport const WEIGHTS = ${table} as const;\n`,
  );
  print(`Wrote ${path}; \`npx oxfmt\` formats it.`);
  if (process.argv.includes('--report')) reportLines(leaveOneShopOut(examples)).forEach(print);
} else print('No folder of saved pages (SCRAPE_CORPUS).');
