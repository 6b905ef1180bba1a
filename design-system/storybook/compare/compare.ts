import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from './build-storybook.ts';
import { checkOut, describeCommit } from './commit.ts';
import { comparePictures } from './compare-pictures.ts';
import { countsOf } from './outcome.ts';
import { showProgress } from './progress.ts';
import { reportPage } from './report-page.ts';
import { takePictures } from './take-pictures.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const output = join(repository, 'design-system', 'test-results', 'compare');

export async function compare(ref: string): Promise<void> {
  const commit = await describeCommit(repository, ref);
  const temporary = await mkdtemp(join(tmpdir(), 'storybook-'));
  try {
    await rm(output, { recursive: true, force: true });
    await mkdir(output, { recursive: true });
    showProgress(`Storybook of ${commit}`);
    const checkout = join(temporary, 'checkout');
    await checkOut(repository, ref, checkout);
    const before = await buildStorybook(checkout, join(temporary, 'before'));
    showProgress('Storybook of the working tree');
    const after = await buildStorybook(repository, join(temporary, 'after'));
    const outcomes = await comparePictures(output, {
      before: await takePictures(before, join(output, 'before'), commit),
      after: await takePictures(after, join(output, 'after'), 'the working tree'),
    });
    const page = join(output, 'index.html');
    await writeFile(page, reportPage(commit, outcomes));
    showProgress(`${countsOf(outcomes)}\n${page}`);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
