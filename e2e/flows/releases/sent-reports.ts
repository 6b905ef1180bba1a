import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const sentReport = z.object({
  views: z.array(
    z.object({
      project: z.string(),
      page: z.string(),
      failures: z.array(
        z.object({ project: z.string(), kind: z.string(), part: z.string().optional() }),
      ),
    }),
  ),
});

/** Keeps the text of every beacon: the browser shows the body of a beacon to nobody. */
export const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob)
        void data.text().then((text) => document.documentElement.setAttribute('data-sent', text));
      return send(url, data);
    };
  });

export async function failuresIn(page: Page, part: string) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-sent', new RegExp(part), { timeout: 40_000 });
  const { views } = sentReport.parse(JSON.parse((await html.getAttribute('data-sent')) ?? 'null'));
  return views.flatMap(({ page: path, failures }) => failures.map((each) => ({ path, ...each })));
}
