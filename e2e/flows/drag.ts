import { expect, type Locator, type Page } from '@playwright/test';

async function centreOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(page: Page, source: Locator, target: Locator): Promise<void> {
  await source.hover();
  await page.mouse.down();
  const { x, y } = await centreOf(target);
  await page.mouse.move(x, y, { steps: 10 });
  await expect(target).toHaveAttribute('data-over');
  await page.mouse.up();
}
