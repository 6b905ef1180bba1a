import type { Page } from '@playwright/test';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { newFullRegistry, pathsOf, visitScreens } from '../../flows/every-screen.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

test.setTimeout(600_000);

const widths = [320, 360, 390, 430];

/** Controls whose centre belongs to something else, or lies outside of the screen, when they are scrolled into view. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button:not(:disabled), input, select, textarea, summary, [role="slider"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[inert], [aria-hidden="true"]');
    const boxOf = (element: Element) => {
      const rects = [...element.getClientRects()];
      // A link that wraps has its middle between the lines.
      return rects.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    };
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    const found: string[] = [];
    for (const control of document.querySelectorAll(controls)) {
      // The skip link waits outside of the screen for the keyboard.
      if (!isShown(control) || control.textContent?.startsWith('Skip to')) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = boxOf(control);
      // Hidden from sight on purpose: its label or a look of its own takes the tap.
      if (!box || box.width < 4 || box.height < 4) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const top = document.elementFromPoint(x, y);
      const owner = top?.closest('label')?.control ?? top;
      const isReached =
        top && (control.contains(top) || top.contains(control) || owner === control);
      if (
        !isReached ||
        (top.contains(control) && !control.contains(top) && top.matches('body, html, main'))
      )
        found.push(`${nameOf(control)} ← ${top ? nameOf(top) : 'outside'}`);
    }
    return found;
  });

async function expectReachable(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    expect.soft(await coveredControls(page), `${address} at ${width} px`).toEqual([]);
  }
}

test('a control that something covers is found', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    const button = document.body.appendChild(document.createElement('button'));
    button.textContent = 'Covered';
    button.style.cssText =
      'position: fixed; inset: 100px auto auto 40px; width: 90px; height: 40px';
    cover.style.cssText =
      'position: fixed; inset: 90px auto auto 30px; width: 200px; height: 90px; z-index: 9';
  });
  expect(await coveredControls(page)).toContainEqual(expect.stringMatching(/^button Covered/));
});

test('every control of the screens of hosts is reached by a tap', async ({ page, newVisitor }) => {
  await registerHost(page);
  const { registryId } = await newFullRegistry(page, await newVisitor());
  const own = ['edit-registry', 'registry-settings', 'questions', 'links', 'cards', 'gifts'];
  const given = own.map((name) => `/${name}/${registryId}`);
  await visitScreens(page, await pathsOf(page, 'mfe-host'), given, (address) =>
    expectReachable(page, address),
  );
});

test('every control of the screens of guests is reached by a tap', async ({ page, newVisitor }) => {
  await registerHost(page);
  const { shareCode, itemIds } = await newFullRegistry(page, await newVisitor());
  const guest = await newVisitor({ baseURL: runningSystem().url });
  const [itemId] = itemIds;
  const gift = `/r/${shareCode}/gifts/${itemId}`;
  const given = [
    ...[`/r/${shareCode}`, `/r/${shareCode}/mine`, `/r/${shareCode}/open`, gift],
    ...['purchase', 'contribute', 'ask', 'wait'].map((step) => `${gift}/${step}`),
  ];
  await visitScreens(guest, await pathsOf(guest, 'mfe-guest'), given, (address) =>
    expectReachable(guest, address),
  );
  await guest.goto(`/guest?code=${shareCode}`);
  await expectReachable(guest, '/guest with a code');
});

test('every control of the screens of the team is reached by a tap', async ({
  page,
  newVisitor,
}) => {
  const host = await newVisitor();
  await registerHost(host);
  await newFullRegistry(host, await newVisitor());
  await signIn(page, demoAdmin);
  await visitScreens(page, await pathsOf(page, 'mfe-admin'), [], (address) =>
    expectReachable(page, address),
  );
});
