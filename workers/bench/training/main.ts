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
  const path = join(import.meta.dirname, '../../src/scrape/learned/weights.json');
  writeFileSync(path, `${JSON.stringify(trainAll(examples), null, 2)}\n`);
  print(`Wrote ${path}.`);
  if (process.argv.includes('--report')) reportLines(leaveOneShopOut(examples)).forEach(print);
} else print('No folder of saved pages (SCRAPE_CORPUS).');
