import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCorpus } from '../corpus/find-corpus.ts';
import { collectExamples } from './collect-examples.ts';
import { writeExamplesFile } from './examples-file.ts';
import { reportLines } from './report.ts';
import { trainAll } from './train.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const folder = findCorpus(process.env);
if (folder) {
  const examples = await collectExamples(folder);
  writeExamplesFile(examples);
  const table = JSON.stringify(trainAll(examples), null, 2);
  const path = join(import.meta.dirname, '../learned/weights.ts');
  writeFileSync(
    path,
    `/** Written by \`npm run train-scraper\`: what each feature adds to the score of a candidate. */\nexport const WEIGHTS = ${table} as const;\n`,
  );
  reportLines(examples).forEach(print);
  print(`Wrote ${path}; \`npx oxfmt\` formats it.`);
} else print('No folder of saved pages (SCRAPE_CORPUS).');
