import { randomUUID } from 'node:crypto';
import { openHostView, pauseGifts } from '@gift-registry/bff-contract';
import { expectAccessible } from '../../flows/accessibility.ts';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

test('an admin sees a registry as its host does, changes nothing, and ends the view', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const name = `Seen ${randomUUID().slice(0, 8)}`;
  const { gift, registryId } = await newSharedRegistry(host, name);

  const admin = await newVisitor();
  await signIn(admin, demoAdmin);
  await admin.goto(`/admin/registries/${registryId}`);
  await admin.getByRole('button', { name: 'See as the host' }).click();
  const dialog = admin.getByRole('dialog', { name: 'See as the host' });
  await dialog.getByLabel('Why?').fill('The host can’t find a gift.');
  await dialog.getByRole('button', { name: 'See as the host' }).click();

  await expect(admin).toHaveURL(`/registry?registryId=${registryId}`);
  const bar = admin.getByRole('region', { name: 'Seen as the host' });
  await expect(bar).toContainText(`You see ${name} as Ira Menon does`);
  await expect(admin.getByRole('heading', { name: gift })).toBeVisible();
  await expectAccessible(admin);

  const params = { registryId };
  await expect(apiOf(admin)(pauseGifts, { params, body: { pauseNote: '' } })).rejects.toThrow(
    /nothing can be changed/,
  );
  await expect(apiOf(admin)(openHostView, { params, body: { why: 'Longer' } })).rejects.toThrow(
    /nothing can be changed/,
  );
  await admin.getByRole('button', { name: `Remove ${gift} from your registry` }).click();
  await admin.reload();
  await expect(admin.getByRole('heading', { name: gift })).toBeVisible();

  await bar.getByRole('button', { name: 'End the view' }).click();
  await expect(admin).toHaveURL(`/admin/registries/${registryId}`);
  const history = admin.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Registry seen as host');
  await expect(history).toContainText('The host can’t find a gift.');
  await expect(history).toContainText('Host view ended');
  await expect(bar).toBeHidden();
});
