import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { readLiveSource, readSavedSource } from './read-source.ts';

const USAGE = `npm run scrape -- <url>                    the product on a page
npm run scrape -- --html FILE --url URL    the same of a saved page
  --explain                                all that was considered, with its sources and scores`;

const readArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      html: { type: 'string' },
      url: { type: 'string' },
      explain: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

const path = (typed: string) => resolve(process.env.INIT_CWD ?? process.cwd(), typed);

interface Output {
  print(line: string): void;
  printError(line: string): void;
}

const isUsageError = (error: unknown): error is TypeError =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

async function run(
  { values, positionals }: ReturnType<typeof readArguments>,
  { print, printError }: Output,
): Promise<number> {
  const { html, explain } = values;
  const [url = values.url] = positionals;
  if (values.help || url === undefined || !URL.canParse(url)) {
    printError(USAGE);
    return 1;
  }
  const options = { explain };
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

export async function runCommandLine(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(readArguments(args), output);
  } catch (error) {
    const reason = isMissingFile(error) ? `${error.path ?? 'A file'} is not there.` : null;
    const message = reason ?? (isUsageError(error) ? error.message : null);
    if (message === null) throw error;
    output.printError(`${message}\n\n${USAGE}`);
    return 1;
  }
}
