import type { Page } from '@playwright/test';
import { registerHost } from '../../flows/accounts.ts';
import { expectAccessible } from '../../flows/accessibility.ts';
import { openSharedRegistry } from '../../flows/guest.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const alt = 'Asha and Rohan under a mango tree';

async function tallPhoto(page: Page) {
  await page.setContent(
    '<body style="margin:0;background:linear-gradient(#103020 50%,#f0d060 50%);height:1600px">',
  );
  return {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ fullPage: true }),
  };
}

test('a host cuts a photo for the cover and writes the story; guests see both, on a phone beside the first gift', async ({
  page: host,
  newVisitor,
}) => {
  test.slow();
  await registerHost(host);
  const { link, registryId, gift } = await newSharedRegistry(host, 'Asha & Rohan');
  const guest = await newVisitor({ viewport: { width: 390, height: 700 } });
  const photo = await tallPhoto(guest);
  await openSharedRegistry(guest, link, 1);
  await expect(guest.getByRole('img', { name: alt })).toHaveCount(0);

  await host.setViewportSize({ width: 360, height: 740 });
  await host.goto(`/edit-registry/${registryId}`);
  await host.getByLabel('Photo for the cover').setInputFiles(photo);
  const crop = host.getByRole('group', { name: 'Choose the part to show' });
  await expect(crop).toBeVisible();
  await expectAccessible(host);
  await crop.getByRole('slider', { name: 'Top to bottom' }).press('End');
  await crop.getByRole('button', { name: 'Use this part' }).click();
  const words = host.getByLabel('What does the picture show?');
  await expect(words).toHaveValue('Cover picture of Asha & Rohan');
  await words.clear();
  await host.getByRole('button', { name: 'Save cover and story' }).click();
  await expect(words).toBeFocused();
  const problem = host.getByText('Please say in a few words what the picture shows.');
  await problem.click({ trial: true });
  await words.fill(alt);
  await host.getByLabel('Your story').fill('We met in a library.\nNow we need shelves.');
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Save cover and story' }).click();
  await expect(host.getByText('Cover and story saved')).toBeVisible();

  const cover = guest.getByRole('img', { name: alt });
  await expect(cover.first()).toBeInViewport();
  await expect(guest.getByRole('button', { name: `Purchase ${gift}` })).toBeInViewport();
  expect(
    await cover.first().evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 1;
      canvas.height = 1;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 1, 1);
      return [
        image.naturalWidth / image.naturalHeight,
        context?.getImageData(0, 0, 1, 1).data[0] ?? 0,
      ];
    }),
  ).toEqual([2.5, expect.closeTo(0xf0, -1.5)]);
  await guest.getByText('Your company is the best gift.').click();
  await expect(guest.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await expect(guest.getByText('Now we need shelves.')).toBeVisible();
  await expectAccessible(guest);

  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.goto(link);
  await expect(reader.getByRole('img', { name: alt }).first()).toBeVisible();
});
