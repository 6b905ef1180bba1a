import { portOrFree } from '@gift-registry/scripts/ports';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import { audit, type Audit } from './audit-page.ts';
import { printFigure } from './figure.ts';
import { launchBrowser } from '../system/launch-browser.ts';

const PATHS = ['/', '/faq', '/how-it-works'];
const RUNS = 5;
const SCORES = [
  ['performance', 95],
  ['accessibility', 100],
  ['best practices', 100],
  ['SEO', 100],
] as const;

const system = await startTestSystem();
const port = await portOrFree(undefined);
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
try {
  for (const path of PATHS) {
    const audits: Audit[] = [];
    for (let run = 0; run < RUNS; run += 1) audits.push(await audit(`${system.url}${path}`, port));
    printMedians(path, audits);
  }
} finally {
  await browser.close();
  await system.stop();
}

function printMedians(path: string, audits: readonly Audit[]): void {
  const medians = SCORES.map(([name]) => median(audits.map(({ scores }) => scores[name])));
  printFigure({
    figure: `Lighthouse mobile of ${path}, median of ${RUNS}: ${SCORES.map(([name]) => name).join(', ')}`,
    measured: medians.join(', '),
    target: `≥ ${SCORES.map(([, least]) => least).join(', ')}`,
    met: SCORES.every(([, least], at) => (medians[at] ?? 0) >= least),
  });
  const paint = median(audits.map(({ largestPaintMs }) => largestPaintMs)) / 1000;
  const shift = median(audits.map(({ layoutShift }) => layoutShift));
  printFigure({
    figure: `Lighthouse mobile of ${path}, median of ${RUNS}: LCP, CLS`,
    measured: `${paint.toFixed(2)} s, ${shift.toFixed(3)}`,
    target: '≤ 2.0 s, ≤ 0.02',
    met: paint <= 2 && shift <= 0.02,
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
