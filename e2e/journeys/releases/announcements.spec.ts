import { randomUUID } from 'node:crypto';
import { announce, endAnnouncement, type AnnouncementForm } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { expect, test } from '../../system/test.ts';

const anHour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();

const announcement = (text: string): AnnouncementForm => ({
  ...{ audience: 'guests', kind: 'warning', text, link: { label: 'Why', url: '/faq' } },
  ...{ startsAt: anHour(-1), endsAt: anHour(1) },
});

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 2_000);
      }),
  );

test('an announcement reaches open pages and documents, moves nothing, and stays dismissed', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link } = await newRegistryWithTwoGifts(host, 'With news');
  const [guest, admin] = [await newVisitor(), await newVisitor()];
  await signIn(admin, demoAdmin);
  await guest.goto(link);
  await expect(guest.locator('#first-paint')).toHaveCount(0);
  const text = `We pause on Sunday ${randomUUID().slice(0, 6)}.`;
  const { id } = await apiOf(admin)(announce, { body: announcement(text) });
  try {
    await expect(guest.getByText(text)).toBeVisible();

    const reader = await newVisitor({ javaScriptEnabled: false });
    await reader.goto(link);
    await expect(reader.getByText(text)).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Dismiss the announcement' })).toBeHidden();

    await guest.reload();
    await expect(guest.locator('#first-paint')).toHaveCount(0);
    await expect(guest.getByText(text)).toBeVisible();
    expect(await shiftsOf(guest)).toBeLessThan(0.02);

    await guest.getByRole('button', { name: 'Dismiss the announcement' }).click();
    await expect(guest.getByText(text)).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await guest.content()).not.toContain(text);
  } finally {
    await apiOf(admin)(endAnnouncement, { params: { announcementId: id }, body: {} });
  }
});
