import { startTestSystem } from '@gift-registry/scripts/test-system';
import { printFigure } from './measuring/figure.ts';
import { launchBrowser } from '../system/launch-browser.ts';
import { type FirstLoad, measureFirstLoad } from './measuring/measure-first-load.ts';

const system = await startTestSystem();
const browser = await launchBrowser();
try {
  // The first document after a start goes out before its rendering is ready.
  for (const path of ['/r/demo-Asha-and-Dev-2026', '/']) {
    const page = await browser.newPage();
    await page.goto(system.url + path);
    await page.close();
  }
  const guest = await browser.newPage();
  const shared = await measureFirstLoad(
    guest,
    `${system.url}/r/demo-Asha-and-Dev-2026`,
    guest.getByRole('list', { name: 'Registry Items' }).getByRole('listitem').first(),
  );
  printScripts('/r/{code}', shared, 185);
  printFigure({
    figure: 'First load of /r/{code}: request hops before the first item',
    measured: String(shared.hops),
    target: '≤ 3',
    met: shared.hops <= 3,
  });
  // A context of its own, because a second page would find the shell in the cache.
  const visitor = await browser.newPage();
  const home = await measureFirstLoad(
    visitor,
    `${system.url}/`,
    visitor.getByRole('main').getByRole('link', { name: 'Create Registry' }).first(),
  );
  printScripts('/', home, 175);
} finally {
  await browser.close();
  await system.stop();
}

function printScripts(path: string, { scripts, scriptBytes }: FirstLoad, limit: number): void {
  const kilobytes = scriptBytes / 1024;
  printFigure({
    figure: `First load of ${path}: JavaScript, brotli`,
    measured: `${kilobytes.toFixed(1)} KB in ${scripts} files`,
    target: `≤ ${limit} KB`,
    met: kilobytes <= limit,
  });
}
