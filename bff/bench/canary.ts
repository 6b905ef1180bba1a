import { releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import { readBuild } from '../src/releases/build.ts';
import { createReleaseFiles } from '../src/releases/files/create-release-files.ts';
import { publishBuilds } from '../src/releases/publish-builds.ts';
import { writeSampleBuild } from '../src/testing/sample-build.ts';
import { createTestApp } from '../src/testing/test-app.ts';

const VISITORS = 10_000;
const AT_ONCE = 50;
const PERCENT = 10;
const page = { screen: 'a', path: '/a', title: 'A', description: 'A.' };

const testApp = await createTestApp({ config: { requestsPerMinute: 10_000_000 } });
const { db, config } = testApp.deps;

async function publish(project: string, code: string, canaryPercent?: number): Promise<string> {
  const pages = project === 'shell' ? [] : [page];
  const build = await readBuild(project, await writeSampleBuild({ project, code, pages }));
  await publishBuilds({ db, files: createReleaseFiles(config) }, [build], { canaryPercent });
  return build.version;
}

async function open(cookie?: string) {
  const { body, cookies } = await testApp.app.inject({
    url: '/a',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
  const json = new RegExp(`id="${releaseTableId}">([^<]*)<`).exec(body)?.[1] ?? 'null';
  return {
    version: releaseTable.parse(JSON.parse(json))['mfe-guest']?.version,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

try {
  await publish('shell', 'shell');
  await publish('mfe-guest', 'one');
  const canary = await publish('mfe-guest', 'two', PERCENT);
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
