import type { Locator, Page } from '@playwright/test';
import { runningSystem } from '../system/system.ts';
import { expect } from '../system/test.ts';
import { signIn, type Account } from './accounts.ts';
import { openScreen } from './every-screen.ts';
import { fillTypically, type Walker } from './walking.ts';

/** The last dialog is on top. */
const dialogs = '[role="dialog"], [role="alertdialog"]';
const onTop = `:is(${dialogs}) >> nth=-1`;
const pressable = 'button:visible:enabled, summary:visible, [role="menuitem"]:visible';
/** They end the walk or wait for another program. */
const left = /^(Logout|Sign out everywhere|Dismiss|Close|Cancel|Clear|See as host)/;

export interface Walk {
  readonly page: Page;
  readonly walker: Walker;
  readonly account: Account;
}

const wordsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((buttons) =>
    buttons.map((button) => {
      const text = button.textContent?.trim() ?? '';
      return text || (button.getAttribute('aria-label') ?? '').replace(/[“:].*$/, '');
    }),
  );

/** The names of the buttons of a container: rows of a list have the same. */
async function namesIn(page: Page, container: string): Promise<readonly string[]> {
  const names = await wordsOf(page, `${container} >> ${pressable}`);
  return [...new Set(names)].filter((name) => name !== '' && !left.test(name));
}

async function findButton(
  page: Page,
  container: string,
  name: string,
): Promise<Locator | undefined> {
  const buttons = `${container} >> ${pressable}`;
  const index = (await wordsOf(page, buttons)).indexOf(name);
  return index < 0 ? undefined : page.locator(buttons).nth(index);
}

/**
 * Answers the question for the identity, which must stand above the dialog that waits for it. The next press is asked
 * again, because the identity of a new session is not confirmed.
 */
async function answerIdentity(walk: Walk, screen: string, press: string): Promise<void> {
  const { page, walker, account } = walk;
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  if (!(await question.isVisible())) return;
  const password = question.getByLabel('Your password');
  await password.fill(account.password);
  await walker.press({ screen, press: `${press} › Confirm` }, password, 'Enter');
  await question.waitFor({ state: 'hidden' });
  await signIn(page, account);
}

async function walkDialog(walk: Walk, screen: string, press: string): Promise<void> {
  const { page, walker } = walk;
  await fillTypically(page, onTop);
  const name = (await namesIn(page, onTop)).at(-1);
  const button = name === undefined ? undefined : await findButton(page, onTop, name);
  if (!button) return;
  const words = `${press} › ${name}`;
  await walker.press({ screen, press: words }, button);
  await answerIdentity(walk, screen, words);
}

/** Presses every button of a screen once, and the last button of each dialog that opens. */
export async function walkScreen(walk: Walk, screen: string): Promise<void> {
  const { page, walker } = walk;
  const isElsewhere = async () =>
    page.url() !== runningSystem().url + screen || (await page.locator(dialogs).count()) > 0;
  for (const name of await namesIn(page, 'main')) {
    if (await isElsewhere()) await openScreen(page, screen);
    let button = await findButton(page, 'main', name);
    if (!button) {
      await openScreen(page, screen);
      button = await findButton(page, 'main', name);
    }
    // An earlier press may have taken it away.
    if (!button) continue;
    await fillTypically(page, 'main form');
    if (!(await walker.press({ screen, press: name }, button))) {
      // An earlier press may have opened something over it.
      await openScreen(page, screen);
      const again = await findButton(page, 'main', name);
      const isPressed = again && (await walker.press({ screen, press: name }, again));
      expect.soft(isPressed, `${screen} · ${name} can be pressed`).toBe(true);
    }
    await answerIdentity(walk, screen, name);
    if (await page.locator(dialogs).last().isVisible()) await walkDialog(walk, screen, name);
  }
}
