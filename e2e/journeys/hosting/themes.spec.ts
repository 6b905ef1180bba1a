import { registerHost } from '../../flows/accounts.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

test('a host tries a theme on the page itself, where nothing can be given, and guests get it without scripts', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, registryId, gift } = await newSharedRegistry(host, 'Asha & Rohan');
  await host.goto(`/edit-registry/${registryId}`);
  await host.getByRole('radio', { name: 'Lotus' }).check();
  const preview = host.frameLocator('[title="Your page in the theme Lotus"]');
  await expect(preview.locator('[inert]').getByText(gift)).toBeVisible();
  await expect(preview.locator('[inert] > header')).toBeVisible();
  // A mark of the page in the frame would let the next page report that the editor had crashed.
  const mark = await host.evaluate(() => sessionStorage.getItem('gr-visible-page'));
  expect(mark).toContain('"project":"mfe-host"');
  await host.getByRole('button', { name: 'Save cover and story' }).click();
  await expect(host.getByText(/^Saved|saved/).first()).toBeVisible();

  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.goto(link);
  await expect(guest.locator('style[data-theme="lotus"]')).toHaveCount(1);
  const control = await newVisitor();
  await control.goto(`${link}?theme=lotus`);
  await expect(control.locator('[inert]').getByText(gift)).toHaveCount(0);
  await expect(control.locator('[inert] > header')).toHaveCount(0);
  await control.getByRole('button', { name: `Purchase ${gift}` }).click();
  await expect(control.getByRole('dialog', { name: `Purchase ${gift}` })).toBeVisible();
});
