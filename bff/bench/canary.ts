import { releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import { createTestApp } from '../src/testing/test-app.ts';
import { publishSample } from './samples/publish-sample.ts';

const VISITORS = 10_000;
const AT_ONCE = 50;
const PERCENT = 10;

const testApp = await createTestApp({ config: { requestsPerMinute: 10_000_000 } });

async function open(cookie?: string) {
  const { body, cookies } = await testApp.app.inject({
    url: '/a/1',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
  const json = new RegExp(`id="${releaseTableId}">([^<]*)<`).exec(body)?.[1] ?? 'null';
  return {
    version: releaseTable.parse(JSON.parse(json))['mfe-guest']?.version,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

try {
  await publishSample(testApp, 'shell', 'shell');
  await publishSample(testApp, 'mfe-guest', 'one');
  const canary = await publishSample(testApp, 'mfe-guest', 'two', PERCENT);
  let inCanary = 0;
  let sticky = 0;
  for (let done = 0; done < VISITORS; done += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const first = await open();
        const second = await open(first.cookie);
        if (first.version === canary) inCanary += 1;
        if (first.version === second.version && second.cookie === '') sticky += 1;
      }),
    );
  const share = (100 * inCanary) / VISITORS;
  console.log(
    JSON.stringify({
      figure: `Canary of ${PERCENT} % over 10,000 visitors: its share, and visitors who keep their version`,
      measured: `${share.toFixed(2)} %, ${((100 * sticky) / VISITORS).toFixed(2)} %`,
      target: `${PERCENT} ± 1 %, 100 %`,
      met: Math.abs(share - PERCENT) <= 1 && sticky === VISITORS,
    }),
  );
} finally {
  await testApp.close();
}
