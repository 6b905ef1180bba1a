import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Installation {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const USUAL_PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function* packagedInstallations(): AsyncGenerator<Installation> {
  if (process.platform !== 'linux') return;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // The package's own flags would turn off the same-origin policy.
  const args = ['--headless=shell', '--no-zygote', '--disable-gpu'];
  yield { executablePath, args };
  // The package carries libnss3 and others for systems without them.
  const packageRoot = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
  const libraries = [join(tmpdir(), 'al2023', 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''];
  const env = { LD_LIBRARY_PATH: libraries.filter((path) => path !== '').join(':') };
  yield { executablePath, args, env };
}

export async function* findInstallations(
  configured: string | undefined,
): AsyncGenerator<Installation> {
  if (configured) {
    yield { executablePath: configured, args: [] };
    return;
  }
  for (const executablePath of USUAL_PLACES[process.platform] ?? [])
    if (await isExecutable(executablePath)) yield { executablePath, args: [] };
  yield* packagedInstallations();
}
