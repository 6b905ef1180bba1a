import type { Page } from '@playwright/test';
import { expect, test } from '../system/test.ts';

const heading = (page: Page, name: string, level = 2) =>
  page.getByRole('heading', { name, level, exact: true });

async function expectHeadings(page: Page, names: readonly string[], level = 2): Promise<void> {
  for (const name of names) await expect(heading(page, name, level)).toBeVisible();
}

async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

/** Presses what leads a visitor who is not signed in to the form of a registry. */
async function expectWayToRegistry(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/email-login?next=%2Fcreate-registry');
}

test('home welcomes, explains in three steps and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'Get Gifts You Love', 1)).toBeVisible();
  await expectHeadings(page, ['Create', 'Share', 'Get Gifted'], 3);
  const quotes = page.getByRole('group', { name: 'Gifting regrets' });
  await expect(quotes.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('One list. Every wish. No gift given twice.')).toBeVisible();
  await expect(heading(page, 'Not sure how to get started?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post a Query' })).toBeVisible();
  await expectWayToRegistry(page, 'Create Registry');
});

test('the strip of quotes moves until it is told to stop', async ({ page }) => {
  await page.goto('/');
  const quote = page.getByText('We were given four toasters').first();
  const position = async () => (await quote.boundingBox())?.x;
  const first = await position();
  await expect.poll(position).not.toBe(first);
  await page.getByRole('button', { name: 'Pause the quotes' }).click();
  await expect(page.getByRole('button', { name: 'Move the quotes' })).toBeVisible();
  const stopped = await position();
  await page.waitForTimeout(300);
  expect(await position()).toBe(stopped);
});

test('how it works has three steps of three points', async ({ page }) => {
  await page.goto('/how-it-works');
  await expectHeadings(page, ['Create Your Registry', 'Invite Your Guests', 'Track & Receive']);
  const steps = page.getByRole('main').getByRole('list').first().locator(':scope > li');
  await expect(steps).toHaveCount(3);
  for (const step of await steps.all()) await expect(step.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/email-login?next=%2Fproducts');
  await page.goBack();
  await expectWayToRegistry(page, 'Create Registry');
});

test('our services names four, and its button works', async ({ page }) => {
  await page.goto('/our-services');
  await expectHeadings(page, [
    'Personalized Registry Creation',
    'Guest Management',
    'Milestone Celebrations',
    'Premium Support',
  ]);
  await expectWayToRegistry(page, 'Create Your Registry');
});

test('about us tells story, mission and values', async ({ page }) => {
  await page.goto('/about-us');
  await expectHeadings(page, ['Our Story', 'Our Mission', 'Our Values']);
  await expectHeadings(page, ['Personalization', 'Simplicity', 'Connection', 'Trust'], 3);
});

test('contact us offers four ways', async ({ page }) => {
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await expect(main.getByText('48 hrs')).toBeVisible();
  await expect(main.getByText('Mon-Sat 10am-7pm')).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@tohfa.example' })).toHaveAttribute(
    'href',
    'mailto:hello@tohfa.example',
  );
  await expect(main.getByRole('link', { name: '1800 000 0000' })).toHaveAttribute(
    'href',
    'tel:18000000000',
  );
  const whatsapp = main.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/910000000000');
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
  await main.getByRole('button', { name: 'Post a Query' }).click();
  await expect(page.getByRole('dialog', { name: 'Post a Query' })).toBeVisible();
});

test('the questions open one at a time', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(10);
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('Nothing, neither for hosts nor for guests.')).toBeVisible();
  await page.getByText('Do my guests need an account?').click();
  await expect(page.getByText('Their name is enough.')).toBeVisible();
  await expect(page.getByText('Nothing, neither for hosts nor for guests.')).toBeHidden();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectHeadings(page, ['Live Chat', 'Email', 'Phone'], 3);
  await expectWayToRegistry(page, 'Get Started Now');
});

test('partners read four benefits and four ways to work together', async ({ page }) => {
  await page.goto('/partner-with-us');
  await expectHeadings(page, ['Reach', 'Trust', 'Insight', 'Growth'], 3);
  await expectHeadings(
    page,
    ['Retail', 'Service Providers', 'Technology', 'Brand Collaborations'],
    3,
  );
  await expectHeadings(page, ['Live Chat', 'Email', 'Phone'], 3);
});

test('the blog shows four posts, then all eight, and each can be read', async ({ page }) => {
  await page.goto('/blogs');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(4);
  await expect(posts.first()).toContainText('Etiquette');
  await expect(posts.first()).toContainText('November 4, 2025');
  await expect(posts.first()).toContainText('Nandini Rao');
  await expect(posts.first()).toContainText('2 min read');
  const more = page.getByRole('button', { name: 'Load More Posts' });
  await more.click();
  await expect(posts).toHaveCount(8);
  await expect(more).toHaveCount(0);
  await expect(posts.nth(4).getByRole('heading')).toBeFocused();

  await posts
    .last()
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL('/blogs/gifts-across-distance');
  const title = heading(page, 'When your guests live in five time zones', 1);
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('When your guests live in five time zones · Tohfa');
  await expect(heading(page, 'Mind the clock')).toBeVisible();
});

test('a post that does not exist is not found', async ({ page }) => {
  const response = await page.goto('/blogs/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Oops! Page not found', 1)).toBeVisible();
  await page.getByRole('link', { name: 'See All Posts' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('shipping says what each method takes and costs', async ({ page }) => {
  await page.goto('/shipping');
  await expectTexts(page, [
    '5-7 business days, free over $50',
    '2-3 business days, $9.99',
    '1 business day, $19.99',
    'within 1-2 business days',
    'All 50 US states',
    'Select international countries',
    'APO/FPO addresses',
  ]);
  await expectHeadings(page, ['Package protection', 'Multiple addresses', 'Shipping FAQ']);
  for (const question of ['track my gift', 'gift does not arrive', 'wrap gifts'])
    await expect(page.locator('summary').filter({ hasText: question })).toBeVisible();
});

test('returns name terms, steps and exceptions, and both buttons open the query form', async ({
  page,
}) => {
  await page.goto('/returns');
  await expect(heading(page, 'Returns and Exchanges', 1)).toBeVisible();
  await expectHeadings(page, ['30 days from delivery', 'Original condition', 'Full refund'], 3);
  await expectHeadings(page, ['Initiate', 'Package', 'Ship back', 'Refund'], 3);
  await expectTexts(page, [
    'original payment method',
    'prepaid label',
    'within 3-5 business days',
    'Personalized items',
    'Used or damaged items',
    'Items without their original packaging',
    'Items past the 30-day window',
    'Perishable goods, such as food and flowers',
    'we charge the difference; if it costs less, we refund it',
  ]);
  for (const name of ['Start a Return', 'Contact Support']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: 'Post a Query' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('payment options name the ways to pay', async ({ page }) => {
  await page.goto('/payment-options');
  await expectHeadings(page, ['Cards', 'PayPal', 'Apple Pay', 'Google Pay'], 3);
  await expectHeadings(page, [
    'How we keep payments safe',
    'Group gifting',
    'Partial purchases',
    'Refunds',
  ]);
  await expectTexts(page, ['within 3-5 business days']);
});

test('privacy policy and terms can be read', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(heading(page, 'Privacy Policy', 1)).toBeVisible();
  await expectHeadings(page, ['What we keep of hosts', 'What we keep of guests', 'Cookies']);
  await page.goto('/terms');
  await expect(heading(page, 'Terms of Service', 1)).toBeVisible();
  await expectHeadings(page, ['The service', 'Group gifts']);
});
