import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const BUTTONS = 6;
const AFTER_PRESS_MS = 60;

/** Presses the first buttons of the content, as long as the page stays. What they send is answered by samples. */
export async function pressButtons(page: Page): Promise<void> {
  const address = page.url();
  for (let index = 0; index < BUTTONS; index += 1) {
    const isPressed = await page.evaluate((number) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(
        'main button:not([type="submit"], [disabled])',
      );
      buttons[number]?.click();
      return number < buttons.length;
    }, index);
    if (!isPressed) return;
    await delay(AFTER_PRESS_MS);
    if (page.url() !== address) return;
  }
}
