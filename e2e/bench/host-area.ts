import { startTestSystem } from '@gift-registry/scripts/test-system';
import { demoHost, signIn } from '../flows/accounts.ts';
import { launchBrowser } from '../system/launch-browser.ts';
import { describeSystem, isDescribed, runningSystem } from '../system/system.ts';
import { printFigure } from './measuring/figure.ts';
import { measureFirstLoad } from './measuring/measure-first-load.ts';

const budgets = {
  '/host': 196,
  '/create-registry': 213,
  '/products': 229,
  '/registry': 208,
  '/gifts': 201,
  '/add': 226,
  '/add/links': 240,
  '/add/import': 212,
  '/deleted-registries': 196,
} as const;

const system = isDescribed() ? undefined : await startTestSystem();
if (system) describeSystem(system);
const { url } = runningSystem();
const browser = await launchBrowser();
try {
  for (const [path, budget] of Object.entries(budgets)) {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await signIn(page, demoHost);
    const { scripts, scriptBytes } = await measureFirstLoad(
      page,
      url + path,
      page.getByRole('heading', { level: 1 }),
    );
    const kilobytes = scriptBytes / 1024;
    printFigure({
      figure: `First load of ${path} by a host: JavaScript, brotli`,
      measured: `${kilobytes.toFixed(1)} KB in ${scripts} files`,
      target: `≤ ${budget} KB`,
      met: kilobytes <= budget,
    });
    await context.close();
  }
} finally {
  await browser.close();
  await system?.stop();
}
