import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function buildStorybook(checkout: string, folder: string): Promise<string> {
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  await run(storybook, ['build', '--disable-telemetry', '--quiet', '-o', folder], {
    cwd: join(checkout, 'design-system'),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return folder;
}
