import { startTestSystem } from '@gift-registry/scripts/test-system';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { demoHost, signIn } from '../flows/accounts.ts';
import { launchBrowser } from '../system/launch-browser.ts';
import { describeSystem, isDescribed, runningSystem } from '../system/system.ts';
import { printFigure } from './measuring/figure.ts';
import { line, SLOWDOWN, viewport } from './measuring/measure-phone.ts';

const RUNS = 5;
const TARGET_MS = 2_000;

const marks = z.object({ grid: z.number() });

function mark(): void {
  const found = { grid: 0 };
  Object.assign(globalThis, { marks: found });
  const look = () => {
    const name = document.querySelector('article h2');
    // The task after a frame's callbacks runs when that frame is on the screen.
    if (name && name.getBoundingClientRect().height > 0)
      setTimeout(() => (found.grid ||= performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser): Promise<number> {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    baseURL: runningSystem().url,
  });
  const page = await context.newPage();
  await signIn(page, demoHost);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(mark);
  await page.goto('/products');
  await page.getByRole('article').first().waitFor();
  const drawn = await page.waitForFunction((): unknown => {
    const found: unknown = Reflect.get(globalThis, 'marks');
    return found instanceof Object && Number(Reflect.get(found, 'grid')) > 0 ? found : null;
  });
  const { grid } = marks.parse(await drawn.jsonValue());
  await context.close();
  return grid;
}

const system = isDescribed() ? undefined : await startTestSystem();
if (system) describeSystem(system);
const browser = await launchBrowser();
try {
  await visit(browser);
  const times: number[] = [];
  while (times.length < RUNS) times.push(await visit(browser));
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  printFigure({
    figure: `/products of a host on a phone (${viewport.width} × ${viewport.height}, CPU ÷ ${SLOWDOWN}, 1.6 Mbps, 150 ms), median of ${RUNS}: first grid`,
    measured: `${median.toFixed(0)} ms`,
    target: '≤ 2,000 ms',
    met: median <= TARGET_MS,
  });
} finally {
  await browser.close();
  await system?.stop();
}
