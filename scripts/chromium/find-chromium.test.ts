import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findChromium, findInstalled } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
after(() => rmSync(folder, { recursive: true }));

test('the browser that was named wins', async () => {
  assert.equal(await findChromium({ CHROMIUM_PATH: '/opt/browser', PATH: folder }), '/opt/browser');
});

test('an installed browser is found in PATH, a file that cannot run is not', () => {
  writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 });
  writeFileSync(join(folder, 'google-chrome'), '', { mode: 0o755 });
  assert.equal(findInstalled(`/nowhere:${folder}`), join(folder, 'google-chrome'));
});
