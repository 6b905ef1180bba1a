import { registerHost } from '../../flows/accounts.ts';
import { wish } from '../../flows/guest.ts';
import { chair, newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { openApp } from '../../flows/open-app.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

async function goBackBeforeItRenders(button: HTMLElement) {
  const before = JSON.stringify(history.state);
  button.click();
  while (JSON.stringify(history.state) === before) await new Promise((next) => setTimeout(next));
  const isBack = new Promise((arrive) => addEventListener('popstate', arrive, { once: true }));
  history.back();
  const until = performance.now() + 50;
  while (performance.now() < until);
  await isBack;
}

test('Back takes a guest one step back at every step of giving, and nothing typed is lost', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, lamp } = await newRegistryWithTwoGifts(host, 'One step back');
  const guest = await newVisitor(phone);
  await openApp(guest, '/faq');
  await guest.getByRole('button', { name: 'Open the menu' }).tap();
  await guest.goBack();
  await expect(guest.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await openApp(guest, link);

  const budget = guest.getByRole('button', { name: 'I have about…' });
  await budget.evaluate(goBackBeforeItRenders);
  await expect(guest.getByLabel('I have about')).toBeHidden();
  await expect(guest).toHaveURL(link);
  await budget.tap();
  await expect(guest.getByLabel('I have about')).toBeVisible();
  // The guest sees the change first, and the history entry follows a frame later.
  await expect(guest).toHaveURL(/[?&]budget=/);
  await guest.goBack();
  await expect(guest.getByLabel('I have about')).toBeHidden();
  await expect(guest).toHaveURL(link);

  const inList = wish(guest, chair).getByRole('link', { name: chair, exact: true });
  await inList.scrollIntoViewIfNeeded();
  const scrolled = await guest.evaluate(() => scrollY);
  await inList.tap();
  const gift = guest.getByRole('dialog', { name: chair, exact: true });
  await gift.getByRole('button', { name: `Purchase ${chair}` }).tap();
  const form = guest.getByRole('dialog', { name: `Purchase ${chair}` });
  await form.getByLabel('Your name').fill('Savitri');
  await guest.goBack();
  await expect(form).toBeHidden();
  await expect(gift).toBeVisible();
  await guest.goForward();
  await expect(form.getByLabel('Your name')).toHaveValue('Savitri');
  await guest.goBack();
  await expect(gift).toBeVisible();
  await guest.goBack();
  await expect(gift).toBeHidden();
  expect(await guest.evaluate(() => scrollY)).toBe(scrolled);

  const press = wish(guest, lamp).getByRole('button', { name: `Purchase ${lamp}` });
  await press.tap();
  const purchase = guest.getByRole('dialog', { name: `Purchase ${lamp}` });
  await purchase.getByLabel('Your name').fill('Savitri Ammal');
  await guest.reload();
  await expect(purchase.getByLabel('Your name')).toHaveValue('Savitri Ammal');
  await purchase.getByRole('button', { name: 'Continue' }).tap();
  await expect(purchase.getByRole('heading', { name: 'Step 2 of 2: Pay' })).toBeVisible();
  await guest.goBack();
  await expect(purchase.getByLabel('Your name')).toHaveValue('Savitri Ammal');
  await purchase.getByRole('button', { name: 'Continue' }).tap();
  await purchase.getByRole('button', { name: 'Purchase', exact: true }).tap();
  const thanks = guest.getByRole('dialog', { name: 'Thank you!' });
  await expect(thanks).toBeVisible();
  await guest.goBack();
  await expect(thanks).toBeHidden();
  await expect(guest).toHaveURL(link);
  await guest.goBack();
  await expect(guest).toHaveURL(/\/faq$/);

  const opens = guest.context().waitForEvent('page');
  await guest.evaluate((href) => window.open(href, '_blank', 'noopener'), `${link}/gifts/unknown`);
  const tab = await opens;
  await tab.getByRole('link', { name: 'Back to the wish list' }).waitFor();
  await expect(tab.locator('#first-paint')).toHaveCount(0);
  await tab.goBack();
  await expect(tab).toHaveURL(link);
});

test('Back takes a host one step back while adding and editing', async ({ newVisitor }) => {
  const host = await newVisitor(phone);
  await registerHost(host);
  const { gift, registryId } = await newSharedRegistry(host, 'Step by step');

  await openApp(host, '/host');
  const more = host.getByRole('button', { name: 'More for Step by step' });
  const menu = host.getByRole('list', { name: 'More for Step by step' });
  await more.tap();
  await expect(menu).toBeVisible();
  await host.goBack();
  await expect(menu).toBeHidden();
  for (let round = 0; round < 5; round += 1) {
    await more.evaluate(goBackBeforeItRenders);
    await expect(menu).toBeHidden();
    await expect(host).toHaveURL(/\/host$/);
  }
  await more.tap();
  await menu.getByRole('link').first().tap();
  await expect(host).not.toHaveURL(/\/host$/);
  await host.goBack();
  await expect(more).toBeVisible();
  await expect(menu).toBeHidden();

  await openApp(host, '/products');
  const chip = host.getByRole('button', { name: 'Kitchen & Cookware', exact: true });
  await chip.evaluate(goBackBeforeItRenders);
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await host.getByRole('button', { name: /^Filters/ }).tap();
  const drawer = host.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: 'Wedding' }).check();
  await host.goBack();
  await expect(drawer).toBeHidden();
  await expect(host.getByRole('button', { name: 'Remove the filter Wedding' })).toBeVisible();
  await host.getByRole('searchbox').pressSequentially('lamp', { delay: 50 });
  await expect(host).toHaveURL(/search=lamp/);
  await host.goBack();
  await expect(host.getByRole('searchbox')).toHaveValue('');
  await host.goBack();
  await expect(host).toHaveURL(/\/products$/);

  await openApp(host, `/registry?registryId=${registryId}`);
  await host.getByRole('button', { name: `Add a note: ${gift}` }).tap();
  const note = host.getByRole('textbox', { name: 'Note' });
  await note.fill('In copper');
  await host.goBack();
  await expect(note).toBeHidden();
  await host.goForward();
  await expect(note).toHaveValue('In copper');
  await host.reload();
  await host.getByRole('button', { name: 'Save note' }).tap();
  await expect(host.getByRole('paragraph').filter({ hasText: 'In copper' })).toBeVisible();

  await openApp(host, '/host');
  await host.getByRole('link', { name: 'Edit: Step by step' }).tap();
  await host.getByLabel('Registry name').fill('Step back');
  await host.goBack();
  const question = host.getByRole('dialog', { name: 'Leave without finishing?' });
  await expect(question).toBeVisible();
  await host.goBack();
  await expect(question).toBeHidden();
  await expect(host.getByLabel('Registry name')).toHaveValue('Step back');
});
