import { createAccount } from '../src/testing/accounts.ts';
import { readBuild } from '../src/releases/build.ts';
import { createReleaseFiles } from '../src/releases/files/create-release-files.ts';
import { publishBuilds } from '../src/releases/publish-builds.ts';
import { writeSampleBuild, type SampleBuild } from '../src/testing/sample-build.ts';
import { createSampleRegistry } from '../src/testing/sample-registry.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { printRatio } from './print-ratio.ts';
import { compare } from './throughput.ts';

const ROUNDS = 5;

/** About as much html for each gift as the guest's screen renders. */
const screen = `function render(request) {
  var items = request.replies[1].body.items.map(function (item) {
    return '<li class="mfe-guest__row__a1b2c">' + Array.from({ length: 24 }, function (_, part) {
      return '<span class="mfe-guest__part__' + part + '">' + item.name + ' ' + item.id + '</span>';
    }).join('') + '</li>';
  });
  return { html: '<ul>' + items.join('') + '</ul>' };
}`;
const layout = `function render() { return { html: '<main><screen-outlet></screen-outlet></main>' }; }`;

const builds: readonly SampleBuild[] = [
  { project: 'shell', server: layout },
  {
    project: 'mfe-guest',
    server: screen,
    pages: [
      {
        screen: 'shared-registry',
        path: '/r/:shareCode',
        title: 'Gift registry',
        description: 'A wish list.',
        prerender: { reads: ['getSharedRegistry', 'listSharedItems'] },
      },
    ],
  },
];

const testApp = await createTestApp();
const { id } = await createAccount(testApp);
const { shareCode } = await createSampleRegistry(testApp, id, { items: 30 });
const { db, config } = testApp.deps;
for (const build of builds)
  await publishBuilds({ db, files: createReleaseFiles(config) }, [
    await readBuild(build.project, await writeSampleBuild(build)),
  ]);
const bff = await startServerProcess(testApp.database, {
  REQUESTS_PER_MINUTE: '10000000',
  RENDER_WAIT_MS: '5000',
  DATA_DIR: config.dataDir,
});
// As browsers ask; documents are sent as Brotli.
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
const url = `${bff.baseUrl}/r/${shareCode}`;
try {
  const document = await (await fetch(url, { headers })).text();
  if (!document.includes('data-rendered')) throw new Error('The document is not rendered.');
  const [ours, baseline] = await compare(
    [
      { name: 'document', url, headers },
      { name: 'JSON', url: `${bff.baseUrl}/api/shared/${shareCode}/items`, headers },
    ],
    ROUNDS,
  );
  printRatio({
    figure: 'Document of /r/{code} with 30 rendered items, against the JSON read of its items',
    ours,
    baseline,
    unit: 'requests/s',
    target: 0.5,
  });
} finally {
  bff.child.kill('SIGTERM');
  await bff.exited;
  await testApp.close();
}
