import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findInstalled, findTestBrowser } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the browser that was named wins', async () => {
  expect(await findChromium({ CHROMIUM_PATH: '/opt/browser', PATH: folder })).toBe('/opt/browser');
});

test('an installed browser is found in PATH, a file that cannot run is not', () => {
  writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 });
  writeFileSync(join(folder, 'google-chrome'), '', { mode: 0o755 });
  expect(findInstalled(`/nowhere:${folder}`, ['chromium', 'google-chrome'])).toBe(
    join(folder, 'google-chrome'),
  );
});

test('tests prefer the headless shell, other commands the whole browser', async () => {
  for (const name of ['google-chrome', 'chromium-headless-shell'])
    writeFileSync(join(folder, name), '', { mode: 0o755 });
  expect(await findTestBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
  expect(await findChromium({ PATH: folder })).toBe(join(folder, 'google-chrome'));
});
