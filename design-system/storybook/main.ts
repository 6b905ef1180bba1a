import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare/compare.ts';

const { values } = parseArgs({ options: { compare: { type: 'string' } } });

if (values.compare === undefined) startStorybook();
else await compare(values.compare);

function startStorybook(): void {
  const cwd = join(import.meta.dirname, '..');
  spawn('npx', ['nx', 'storybook', 'design-system'], { cwd, stdio: 'inherit' }).on(
    'exit',
    (code) => (process.exitCode = code ?? 1),
  );
}
