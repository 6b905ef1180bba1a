import { setTimeout as delay } from 'node:timers/promises';
import { canaryOf } from '../src/platform/releases/releases.repository.ts';
import { isInShare } from '../src/platform/releases/share.ts';
import { openAndReport, reportingBrowser } from '../src/testing/requests/reporting-browser.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { publishSample } from './samples/publish-sample.ts';

const VISITORS = 300;
const PERCENT = 50;
const TARGET_SECONDS = 60;

const app = await createTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
const { db } = app.deps;

try {
  const shell = await publishSample(app, 'shell', 'shell');
  const live = await publishSample(app, 'mfe-guest', 'good');
  const canary = await publishSample(app, 'mfe-guest', 'bad', PERCENT);
  for (let index = 0; index < VISITORS; index += 1) {
    const visitor = reportingBrowser(app, index);
    const inCanary = isInShare(visitor.id, 'mfe-guest', PERCENT);
    const failures = inCanary && index % 3 === 0 ? [{ project: 'mfe-guest', kind: 'crash' }] : [];
    await openAndReport(app, visitor, { version: inCanary ? canary : live, shell, failures });
  }
  const reported = performance.now();
  while (await canaryOf(db, 'mfe-guest')) {
    if (performance.now() - reported > 4 * TARGET_SECONDS * 1000) break;
    await delay(100);
  }
  const seconds = (performance.now() - reported) / 1000;
  console.log(
    JSON.stringify({
      figure: 'A canary that crashes in every third view is withdrawn, after the last report',
      measured: `${seconds.toFixed(1)} s`,
      target: `≤ ${TARGET_SECONDS} s`,
      met: seconds <= TARGET_SECONDS,
    }),
  );
} finally {
  await app.close();
}
