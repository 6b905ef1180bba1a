import { rmSync } from 'node:fs';
import { findProjects } from '../nx/projects.ts';
import { currentState, stampTested } from '../release/tested-state.ts';
import { chooseProjects } from './choose-projects.ts';
import { chooseLeftOut, nameOfTest } from './suites/extended.ts';
import { TestRun } from './suites/run.ts';
import { makeTemporaryFolder } from './environment/temporary-folder.ts';
import { testArea } from './test-area.ts';
import { testEverything } from './test-everything.ts';

const temporaryFolder = makeTemporaryFolder();
process.env['TMPDIR'] = temporaryFolder;
const run = new TestRun(process.stdout);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => run.stop());
process.on('disconnect', () => run.stop());
process.channel?.unref();

const all = findProjects();
const before = await currentState();
let tested: readonly string[] = [];
await run.attempt('npm test', async () => {
  const words = process.argv.slice(2);
  const chosen = chooseProjects(
    all,
    words.filter((word) => word !== '--all'),
  );
  tested = (chosen.length > 0 ? chosen : all).map(({ name }) => name);
  const folders = chosen.map(({ folder }) => folder);
  const isTested = (file: string) =>
    chosen.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`));
  const leftOut = (await chooseLeftOut(words.includes('--all'), folders)).filter(isTested);
  await (chosen.length > 0 ? testArea(run, chosen, leftOut) : testEverything(run, all, leftOut));
  if (leftOut.length > 0)
    run.skip(
      'Extended tests',
      `\`npm test -- --all\` runs them: ${leftOut.map(nameOfTest).join(', ')}`,
    );
});
if (run.total.failed === 0 && !run.stopped) await stampTested(tested, before);
// A stopped process may write for a moment longer.
rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 10 });
run.summary();
process.exit(run.total.failed > 0 || run.stopped ? 1 : 0);
