import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.mjs';

const { forbidden = [], options } = configuration;

async function brokenRules(folder: string): Promise<string[]> {
  const { output } = await cruise(['.'], {
    ...options,
    exclude: { path: 'node_modules' },
    baseDir: join(import.meta.dirname, 'fixtures', folder),
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('The cruise printed text instead of a result.');
  const { summary } = output;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

test.each([
  ['file-cycle', ['no-circular']],
  ['folder-cycle', ['no-folder-cycles']],
  ['repository-imports-service', ['repositories-are-sql-only']],
  ['service-imports-routes', ['services-know-no-http']],
  ['screen-imports-screen', ['screens-are-separate']],
  ['subject-imports-screen', ['screens-are-separate']],
  ['mail-imports-scraper', ['workers-jobs-are-separate']],
  ['extraction-fetches', ['scraper-extracts-without-network']],
  ['format-imports-schema', ['formats-import-nothing']],
  ['allowed', []],
])('the import rules find %s', async (folder, expected) => {
  expect(await brokenRules(folder)).toEqual(expected);
});
