import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { wish } from '../../flows/guest.ts';
import { newLinkTo } from '../../flows/held-gifts.ts';
import { openApp } from '../../flows/open-app.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a guest asks about a gift, the host answers, and all guests read it', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'Questions');
  const address = `${randomUUID()}@example.com`;
  const guest = await newVisitor({ viewport: { width: 360, height: 740 } });
  await openApp(guest, link);
  // A row of a phone has no line for the question: the gift's own view has it.
  await wish(guest, gift).getByRole('link', { name: gift, exact: true }).click();
  await guest
    .getByRole('dialog', { name: gift })
    .getByRole('link', { name: `Ask the host: ${gift}` })
    .click();
  await guest.getByLabel('Your question').fill('Which colour do you like?');
  await guest.getByLabel('Email').fill(address);
  await expectNoViolations(guest);
  await press(guest, 'Ask');
  await expect(guest.getByText('The host has not answered yet.')).toBeVisible();

  await host.goto(`/gifts/${registryId}`);
  await host.getByRole('link', { name: 'Questions' }).click();
  await expect(host.getByRole('heading', { name: `A guest asks about ${gift}` })).toBeVisible();
  await host.getByLabel('Your answer').fill('Blue, like the sea.');
  await host.getByLabel('Show question and answer on the gift').check();
  await expectNoViolations(host);
  await press(host, 'Save answer');
  await expect(host.getByText('Shown on the gift')).toBeVisible();

  await guest.goto(await newLinkTo(address, '/answers/'));
  await expect(guest.getByText('Blue, like the sea.')).toBeVisible();
  await expectNoViolations(guest);
  const other = await newVisitor({ javaScriptEnabled: false });
  const questions = wish(other, gift).getByRole('link', { name: `Questions (1): ${gift}` });
  // While the new list is rendered, a visitor may get the one before.
  await expect(async () => {
    await other.goto(link);
    await expect(questions).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await questions.click();
  await expect(other.getByText('Blue, like the sea.')).toBeVisible();
});
