import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import { publish } from '../flows/releases/releases.ts';
import { launchBrowser } from '../system/launch-browser.ts';
import { describeSystem } from '../system/system.ts';
import { printFigure } from './measuring/figure.ts';
import { lengthenRegistry } from './measuring/lengthen-registry.ts';
import { visitByPhone, type PhoneVisit } from './measuring/measure-phone.ts';
import { median } from './measuring/median.ts';

const RUNS = 7;
const path = '/r/demo-Asha-and-Dev-2026';
const target = 1.15;

// The same page twice: of the shell and a remote, and of one webpack build without federation.
const folder = await mkdtemp(join(tmpdir(), 'gift-registry-one-build-'));
await promisify(execFile)(
  process.execPath,
  [join(import.meta.dirname, '../../shell/federation/bench/one-build.cjs'), folder],
  { env: { ...process.env, NODE_ENV: 'production' } },
);
const federated = await startTestSystem();
const whole = await startTestSystem();
const browser = await launchBrowser();
const visits: Record<'federated' | 'whole', PhoneVisit[]> = { federated: [], whole: [] };
try {
  describeSystem(federated);
  await lengthenRegistry(browser, 30);
  describeSystem(whole);
  await lengthenRegistry(browser, 30);
  for (const project of ['mfe-guest', 'shell']) await publish(project, join(folder, project));
  for (const { url } of [federated, whole]) await visitByPhone(browser, url + path, 'on');
  for (let run = 0; run < RUNS; run += 1) {
    visits.federated.push(await visitByPhone(browser, federated.url + path, 'on'));
    visits.whole.push(await visitByPhone(browser, whole.url + path, 'on'));
  }
} finally {
  await browser.close();
  await federated.stop();
  await whole.stop();
  await rm(folder, { recursive: true });
}

if (visits.whole.some(({ files }) => files.some((file) => file.path.startsWith('/_mf/mfe-'))))
  throw new Error('The page of one build loaded a file of a remote.');

function print(figure: string, unit: string, value: (visit: PhoneVisit) => number): void {
  const [ours, theirs] = [median(visits.federated, value), median(visits.whole, value)];
  printFigure({
    figure: `Federation tax of /r/{code}, against one webpack build without federation: ${figure}`,
    measured: `${(ours / theirs).toFixed(2)} (${ours.toFixed(0)} against ${theirs.toFixed(0)} ${unit})`,
    target: `≤ ${target}`,
    met: ours / theirs <= target,
  });
}
print('bytes in all', 'KB', ({ bytes }) => bytes / 1024);
print('first item readable', 'ms', ({ readable }) => readable);
