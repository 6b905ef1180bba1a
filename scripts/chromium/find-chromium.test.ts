import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findInstalled } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the browser that was named wins', async () => {
  expect(await findChromium({ CHROMIUM_PATH: '/opt/browser', PATH: folder })).toBe('/opt/browser');
});

test('an installed browser is found in PATH, a file that cannot run is not', () => {
  writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 });
  writeFileSync(join(folder, 'google-chrome'), '', { mode: 0o755 });
  expect(findInstalled(`/nowhere:${folder}`)).toBe(join(folder, 'google-chrome'));
});
