import { accessSync, constants } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import { unpackChromium } from './unpack-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The browser of the tests: the one that was named, else an installed one, else the one inside an npm package. */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const named = env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = findInstalled(env['PATH'] ?? '');
  if (installed) return installed;
  if (platform() === 'linux' && arch() === 'x64') return unpackChromium();
  throw new Failure('No Chromium or Chrome was found. Install one, or set CHROMIUM_PATH to it.');
}

export function findInstalled(path: string): string | undefined {
  const inPath = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...MAC_APPLICATIONS].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
