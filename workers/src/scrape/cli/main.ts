import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { printCorpus } from './print-corpus.ts';
import { readLiveSource, readSavedSource } from './read-source.ts';

const USAGE = `npm run scrape -- <url>                    the product on a page
npm run scrape -- --html FILE --url URL    the same of a saved page
npm run scrape -- --corpus DIR             how much of a folder with a truth.json is read right
  --explain                                all that was considered, with its sources and scores`;

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      html: { type: 'string' },
      url: { type: 'string' },
      corpus: { type: 'string' },
      explain: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

// npm runs scripts in the workspace root; paths are relative to the caller's folder.
const path = (typed: string) => resolve(process.env.INIT_CWD ?? process.cwd(), typed);

const print = (line: string) => void process.stdout.write(`${line}\n`);

const usage = (reason = ''): number => {
  process.stderr.write(`${reason}${USAGE}\n`);
  return 1;
};

async function run({ values, positionals }: ReturnType<typeof readArguments>): Promise<number> {
  const { html, corpus, explain: detailed } = values;
  const [url = values.url] = positionals;
  if (corpus !== undefined) {
    await printCorpus(path(corpus), print, { detailed });
    return 0;
  }
  if (values.help || url === undefined || !URL.canParse(url)) return usage();
  const options = { explain: detailed };
  const { result, explanation } =
    html === undefined
      ? await readLiveSource(url, options)
      : await readSavedSource(path(html), url, options);
  print(JSON.stringify(result, null, 2));
  if (explanation !== undefined) print(`\n${explanation}`);
  return result.outcome === 'ok' || result.outcome === 'partial' ? 0 : 1;
}

const isMissingFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function main(): Promise<number> {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments();
  } catch (error) {
    return usage(error instanceof Error ? `${error.message}\n\n` : '');
  }
  try {
    return await run(given);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    return usage(`${error.path ?? 'A file'} is not there.\n\n`);
  }
}

process.exitCode = await main();
