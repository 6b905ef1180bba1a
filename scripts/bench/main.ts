import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { findChromium } from '../chromium/find-chromium.ts';
import { startThrowAwayCluster } from '../postgres/throw-away-cluster.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { describeFailure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';
import { mergeFigures, readFigures, readTable, table } from './figures.ts';
import { runBench } from './run-bench.ts';

const size = 'scripts/bench/size.ts';

const benches = [
  'bff/bench/shared-items.ts',
  'bff/bench/documents.ts',
  'bff/bench/cold-documents.ts',
  'bff/bench/pictures.ts',
  'bff/bench/claim.ts',
  'bff/bench/crowd.ts',
  'bff/bench/gift-book.ts',
  'bff/bench/orders.ts',
  'bff/bench/orders-list.ts',
  'bff/bench/admin-lists.ts',
  'bff/bench/overview.ts',
  'bff/bench/canary.ts',
  'bff/bench/sign-in.ts',
  'bff/bench/memory.ts',
  'workers/bench/scrapers.ts',
  'e2e/bench/first-load.ts',
  'e2e/bench/host-area.ts',
  'e2e/bench/phone.ts',
  'e2e/bench/catalogue.ts',
  'e2e/bench/lighthouse.ts',
  'e2e/bench/live-updates.ts',
  'e2e/bench/hot-reload.ts',
  'e2e/bench/releases.ts',
  'e2e/bench/broken-releases.ts',
  'e2e/bench/federation-tax.ts',
  'scripts/bench/test-suite.ts',
  size,
] as const;

/**
 * `npm run bench -- claim lighthouse` runs the benches whose names contain one of the words; `npm run bench -- size
 * --against main` compares with another commit. `--database postgres://…` names a server that keeps large samples.
 */
const { positionals: words, values } = parseArgs({
  options: { against: { type: 'string' }, database: { type: 'string' } },
  allowPositionals: true,
});
const chosen = benches.filter(
  (bench) => words.length === 0 || words.some((word) => bench.includes(word)),
);

const argumentsOf = (bench: string): string[] =>
  bench === size && values.against !== undefined ? ['--against', values.against] : [];

const steps = new Steps(process.stdout);
const sizeOnly = chosen.every((bench) => bench === size);
const postgres =
  sizeOnly || values.database !== undefined
    ? undefined
    : await steps.run('Postgres for the bench', startThrowAwayCluster);
const databaseUrl = values.database ?? postgres?.url;
try {
  const env = databaseUrl !== undefined && {
    TEST_DATABASE_URL: databaseUrl,
    CHROMIUM_PATH: await findChromium(process.env),
  };
  const figures = [];
  for (const bench of chosen) {
    try {
      figures.push(
        ...readFigures(
          await steps.run(bench, () => runBench(bench, argumentsOf(bench), env || {})),
        ),
      );
    } catch (error) {
      // One that fails takes no other's figures with it.
      steps.line(describeFailure(error));
      process.exitCode = 1;
    }
  }
  steps.line(`\n${table(figures)}`);
  const file = join(workspaceRoot, 'docs', 'figures.md');
  const all = mergeFigures(readTable(readFileSync(file, 'utf8')), figures);
  const page = `# Figures\n\nPrinted by \`npm run bench\`; each row comes from the last run of its bench, and the things that a row compares ran side by side in that run.\n\n${table(all)}`;
  writeFileSync(file, (await format(file, page)).code);
} finally {
  await postgres?.stop();
}
