import { join } from 'node:path';
import { makeAnotherRepository } from '../../flows/releases/another-repository.ts';
import { startDevServer } from '../../flows/releases/dev-server.ts';
import { deployTokenFor, rollBack } from '../../flows/releases/releases.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

test('a team in another repository builds its area with packed packages, tries it against a server, and publishes it', async ({
  page,
}) => {
  const { url } = runningSystem();
  const elsewhere = await makeAnotherRepository('vouchers', 'Vouchers');
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await elsewhere.build();
    const dev = await startDevServer([elsewhere.area], { args: ['--against', url] });
    try {
      await page.goto(`${dev.url}/vouchers`);
      await expect(heading).toHaveText('Vouchers');
      await elsewhere.edit('src/screens/vouchers/vouchers-page.tsx', (source) =>
        source.replace('title="Vouchers"', 'title="Gift vouchers"'),
      );
      await expect(heading).toHaveText('Gift vouchers');
    } finally {
      await dev.stop();
    }
    expect((await page.goto('/vouchers'))?.status()).toBe(404);

    await elsewhere.build();
    const env = { DEPLOY_TOKEN: await deployTokenFor('mfe-vouchers') };
    const from = ['publish', 'mfe-vouchers', '--from', join(elsewhere.area, 'dist'), '--to', url];
    const preview = await elsewhere.release(env, ...from, '--preview', 'feature-blue');
    await page.goto(/https?:\S+$/.exec(preview)?.[0] ?? '');
    await expect(heading).toHaveText('Gift vouchers');
    expect(await elsewhere.release(env, ...from)).toMatch(/ is live at the next page load/);
    expect((await page.goto('/vouchers'))?.status()).toBe(200);
    await expect(heading).toHaveText('Gift vouchers');
    await rollBack('mfe-vouchers');
  } finally {
    await elsewhere.remove();
  }
});
