import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const BUTTONS = 6;
const AFTER_PRESS_MS = 60;

export async function pressButtons(page: Page): Promise<void> {
  const address = page.url();
  for (let index = 0; index < BUTTONS; index += 1) {
    const isPressed = await page.evaluate((number) => {
      const all = document.querySelectorAll<HTMLButtonElement>('main button:not([disabled])');
      const buttons = [...all].filter(({ type, form }) => type !== 'submit' || form === null);
      buttons[number]?.click();
      return number < buttons.length;
    }, index);
    if (!isPressed) return;
    await delay(AFTER_PRESS_MS);
    if (page.url() !== address) return;
  }
}
