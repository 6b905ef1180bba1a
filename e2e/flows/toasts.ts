import type { Locator, Page } from '@playwright/test';

/** A toast of the page, or of its open dialog. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-label="Notifications"], [data-toast-place]').getByText(text).first();
