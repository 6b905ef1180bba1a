import type { Locator, Page } from '@playwright/test';

/** A toast with this text, whichever of its lines holds it. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
