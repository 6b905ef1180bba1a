import type { Locator, Page } from '@playwright/test';

/** The toast that contains the text in its title or description. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
