import { startTestSystem } from '@gift-registry/scripts/test-system';
import { launchBrowser } from '../system/launch-browser.ts';
import { describeSystem } from '../system/system.ts';
import { printFigure } from './measuring/figure.ts';
import { lengthenRegistry } from './measuring/lengthen-registry.ts';
import {
  interactByPhone,
  pressEmptyPage,
  type Interactions,
} from './measuring/measure-interactions.ts';
import { visitByPhone, type PhoneVisit } from './measuring/measure-phone.ts';
import { median } from './measuring/median.ts';

const RUNS = 9;
const CODE = 'demo-Asha-and-Dev-2026';
const ITEMS = 30;

const without: PhoneVisit[] = [];
const rendered: PhoneVisit[] = [];
const interactions: Interactions[] = [];
const emptyPresses: { readonly duration: number }[] = [];
const system = await startTestSystem();
describeSystem(system);
const browser = await launchBrowser();
try {
  await lengthenRegistry(browser, ITEMS);
  const address = `${system.url}/r/${CODE}`;
  // The browser's own first page costs more.
  await visitByPhone(browser, address, 'on');
  while (rendered.length < RUNS) {
    rendered.push(await visitByPhone(browser, address, 'on'));
    without.push(await visitByPhone(browser, address, 'off'));
    interactions.push(await interactByPhone(browser, address));
    emptyPresses.push({ duration: await pressEmptyPage(browser) });
  }
} finally {
  await browser.close();
  await system.stop();
}

const profile = `/r/{code} of ${ITEMS} items on a phone (360 × 740, CPU ÷ 4, 1.6 Mbps, 150 ms), median of ${RUNS}`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const readable = median(rendered, (visit) => visit.readable);
const before = median(without, (visit) => visit.readable);
printFigure({
  figure: `${profile}: first item readable, against the same page without server rendering`,
  measured: `${milliseconds(readable)}, ${(readable / before).toFixed(2)} of ${milliseconds(before)}`,
  target: '≤ 900 ms, ≤ 0.3',
  met: readable <= 900 && readable / before <= 0.3,
});
const givable = median(rendered, (visit) => visit.givable);
printFigure({
  figure: `${profile}: first item givable`,
  measured: milliseconds(givable),
  target: '≤ 900 ms',
  met: givable <= 900,
});
const paint = median(rendered, (visit) => visit.largestPaint);
const shift = median(rendered, (visit) => visit.layoutShift);
const blocked = median(rendered, (visit) => visit.blocked);
printFigure({
  figure: `${profile}: LCP, CLS, TBT`,
  measured: `${milliseconds(paint)}, ${shift.toFixed(3)}, ${milliseconds(blocked)}`,
  target: '≤ 1,500 ms, ≤ 0.02, ≤ 300 ms',
  met: paint <= 1_500 && shift <= 0.02 && blocked <= 300,
});
const requests = median(rendered, (visit) => visit.requests);
const kilobytes = median(rendered, (visit) => visit.bytes) / 1024;
printFigure({
  figure: `${profile}: requests to the first item, bytes in all`,
  measured: `${requests}, ${kilobytes.toFixed(0)} KB`,
  target: '≤ 15, ≤ 250 KB',
  met: requests <= 15 && kilobytes <= 250,
});

const bytesOf = (ending: string) =>
  median(rendered, ({ files }) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0),
  ) / 1024;
const fonts = bytesOf('.woff2');
printFigure({
  figure: `${profile}: fonts`,
  measured: `${fonts.toFixed(1)} KB`,
  target: '≤ 38 KB',
  met: fonts <= 38,
});
const scripts = bytesOf('.js');
printFigure({
  figure: `${profile}: scripts, with those that load when the page is idle`,
  measured: `${scripts.toFixed(0)} KB`,
  target: '≤ 215 KB',
  met: scripts <= 215,
});

const responses = (['open', 'buy', 'filter', 'sort'] as const).map((name) => ({
  name,
  duration: median(interactions, (each) => each[name]),
}));
const floor = median(emptyPresses, ({ duration }) => duration);
printFigure({
  figure: `${profile}: from a press to the next picture, for open, buy, filter, sort`,
  measured: `${responses.map(({ duration }) => milliseconds(duration)).join(', ')} (an empty page: ${milliseconds(floor)})`,
  target: '≤ 100 ms each',
  met: responses.every(({ duration }) => duration <= 100),
});
