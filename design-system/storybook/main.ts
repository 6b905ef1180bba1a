import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare/compare.ts';
import { Failure } from './failure.ts';

try {
  const ref = comparedCommit(process.argv.slice(2));
  if (ref === undefined) startStorybook();
  else await compare(ref);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}

function comparedCommit(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { compare: { type: 'string' } } }).values.compare;
  } catch {
    throw new Failure(
      'npm run storybook takes nothing, or a commit to compare with: npm run storybook -- --compare main',
    );
  }
}

function startStorybook(): void {
  const cwd = join(import.meta.dirname, '..');
  spawn('npx', ['nx', 'storybook', 'design-system'], { cwd, stdio: 'inherit' }).on(
    'exit',
    (code) => (process.exitCode = code ?? 1),
  );
}
