import { getGiftTotals, listGifts } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../src/testing/accounts.ts';
import { insertGifts } from '../src/testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { millisecondsOf } from './measuring/first-pages.ts';
import { median } from './measuring/throughput.ts';

const ROUNDS = 200;
const MOST = 1.3;

const testApp = await createTestApp();
const { client, user } = await signUpAndIn(testApp);

async function bookOf(gifts: number): Promise<string> {
  const { registryId, itemIds } = await createSampleRegistry(testApp, user.id);
  await insertGifts(testApp, itemIds[0] ?? '', gifts);
  return registryId;
}

try {
  const small = await bookOf(100);
  const large = await bookOf(10_000);
  const firstPage = (registryId: string) =>
    millisecondsOf(() => client.call(listGifts, { query: { registryId } }));
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(await firstPage(small));
    times.large.push(await firstPage(large));
  }
  const [ofSmall, ofLarge] = [median(times.small), median(times.large)];
  const ratio = ofLarge / ofSmall;
  console.log(
    JSON.stringify({
      figure: 'Gift Book, first page of 10,000 gifts against one of 100',
      measured: `${ratio.toFixed(2)} (${ofLarge.toFixed(1)} against ${ofSmall.toFixed(1)} ms)`,
      target: `≤ ${MOST}`,
      met: ratio <= MOST,
    }),
  );
  const totals: number[] = [];
  for (let round = 0; round < 20; round += 1)
    totals.push(
      await millisecondsOf(() => client.call(getGiftTotals, { query: { registryId: large } })),
    );
  console.log(
    JSON.stringify({
      figure: 'Gift Book, sums over 10,000 gifts (read beside the page)',
      measured: `${median(totals).toFixed(1)} ms`,
      target: 'none',
      met: true,
    }),
  );
} finally {
  await testApp.close();
}
