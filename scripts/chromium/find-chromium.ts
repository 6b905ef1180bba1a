import { accessSync, constants } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import { unpackChromium } from './unpack-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Has no user interface to draw, so tests need a third less of the processor than in Chromium. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export async function findChromium(env: NodeJS.ProcessEnv, names = NAMES): Promise<string> {
  const named = env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = findInstalled(env['PATH'] ?? '', names);
  if (installed) return installed;
  if (platform() === 'linux' && arch() === 'x64') return unpackChromium();
  throw new Failure('No Chromium or Chrome was found. Install one, or set CHROMIUM_PATH to it.');
}

export const findTestBrowser = (env: NodeJS.ProcessEnv): Promise<string> =>
  findChromium(env, [HEADLESS_SHELL, ...NAMES]);

export function findInstalled(path: string, names: readonly string[]): string | undefined {
  const folders = path.split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
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
