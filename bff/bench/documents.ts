import { createAccount } from '../src/testing/accounts.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { printRatio } from './measuring/print-ratio.ts';
import { publishSampleScreens } from './samples/sample-screens.ts';
import { compare } from './measuring/throughput.ts';

const ROUNDS = 5;

const testApp = await createTestApp();
const { id } = await createAccount(testApp);
const { shareCode } = await createSampleRegistry(testApp, id, { items: 30 });
await publishSampleScreens(testApp);
const bff = await startServerProcess(testApp.database, {
  REQUESTS_PER_MINUTE: '10000000',
  RENDER_TIMEOUT_MS: '5000',
  DATA_DIR: testApp.deps.config.dataDir,
});
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
