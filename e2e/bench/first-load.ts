import { startTestSystem } from '@gift-registry/scripts/test-system';
import { chromium } from '@playwright/test';
import { measureFirstLoad } from './measure-first-load.ts';

// Prints one JSON line per figure; the bench command makes the table.
const system = await startTestSystem();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const page = await browser.newPage();
  const { scripts, scriptBytes, hops } = await measureFirstLoad(
    page,
    `${system.url}/r/demo-Asha-and-Dev-2026`,
    page.getByRole('list', { name: 'Registry Items' }).getByRole('listitem').first(),
  );
  const kilobytes = scriptBytes / 1024;
  print({
    figure: 'First load of /r/{code}: JavaScript, brotli',
    measured: `${kilobytes.toFixed(1)} KB in ${scripts} files`,
    target: '≤ 185 KB',
    met: kilobytes <= 185,
  });
  print({
    figure: 'First load of /r/{code}: request hops before the first item',
    measured: String(hops),
    target: '≤ 3',
    met: hops <= 3,
  });
} finally {
  await browser.close();
  await system.stop();
}

function print(figure: { figure: string; measured: string; target: string; met: boolean }): void {
  console.log(JSON.stringify(figure));
}
