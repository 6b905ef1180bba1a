import { confirmIdentity } from '@gift-registry/bff-contract';
import type { Locator, Page } from '@playwright/test';
import { demoAdmin, registerHost, signIn, type Account } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newFullRegistry, openScreen, pathsOf, visitScreens } from '../../flows/every-screen.ts';
import { createWalker, fillTypically, type Finding, type Walker } from '../../flows/walking.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

test.setTimeout(900_000);

/** The last dialog is on top. */
const dialogs = '[role="dialog"], [role="alertdialog"]';
const onTop = `:is(${dialogs}) >> nth=-1`;
const pressable = 'button:visible:enabled, summary:visible, [role="menuitem"]:visible';
/** They end the walk or wait for another program. */
const left = /^(Logout|Sign out everywhere|Dismiss|Close|Cancel|Clear|See as host)/;

interface Walk {
  readonly page: Page;
  readonly walker: Walker;
  readonly account: Account;
  readonly identity: 'fresh' | 'to confirm';
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

async function prepareIdentity({ page, account, identity }: Walk): Promise<void> {
  await signIn(page, account);
  if (identity === 'fresh')
    await apiOf(page)(confirmIdentity, { body: { password: account.password } });
}

/** Answers the question for the identity, which must stand above the dialog that waits for it. */
async function answerIdentity(walk: Walk, screen: string, press: string): Promise<void> {
  const { page, walker, account } = walk;
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  if (!(await question.isVisible())) return;
  const password = question.getByLabel('Your password');
  await password.fill(account.password);
  await walker.press({ screen, press: `${press} › Confirm` }, password, 'Enter');
  await question.waitFor({ state: 'hidden' });
  await prepareIdentity(walk);
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

async function walkScreen(walk: Walk, screen: string): Promise<void> {
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

const show = ({ screen, press, problem }: Finding): string => `${screen} · ${press}: ${problem}`;

test('a dead button and a failure without a message are found', async ({ page }) => {
  const walker = await createWalker(page);
  await openScreen(page, '/faq');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const [dead, failing] = [document.createElement('button'), document.createElement('button')];
    [dead.textContent, failing.textContent] = ['Dead', 'Failing'];
    failing.onclick = () => void fetch('/api/nothing-here', { method: 'POST' });
    main?.append(dead, failing);
  });
  for (const name of ['Dead', 'Failing'])
    await walker.press(
      { screen: '/faq', press: name },
      page.getByRole('button', { name, exact: true }),
    );
  expect(walker.findings.map(show)).toEqual([
    '/faq · Dead: nothing happened',
    expect.stringMatching(/Failing: POST \/api\/nothing-here: \d+ without a message$/),
  ]);
});

for (const identity of ['fresh', 'to confirm'] as const) {
  test(`every button of the screens of hosts answers, with an identity that is ${identity}`, async ({
    page,
    newVisitor,
  }) => {
    const account = await registerHost(page);
    const { registryId } = await newFullRegistry(page, await newVisitor());
    const walker = await createWalker(page);
    const walk = { page, walker, account, identity };
    await prepareIdentity(walk);
    const own = ['edit-registry', 'questions', 'links', 'cards', 'gifts', 'registry-settings'];
    const given = own.map((name) => `/${name}/${registryId}`);
    await visitScreens(page, await pathsOf(page, 'mfe-host'), given, (screen) =>
      walkScreen(walk, screen),
    );
    expect(walker.findings.map(show)).toEqual([]);
  });

  test(`every button of the screens of the team answers, with an identity that is ${identity}`, async ({
    page,
    newVisitor,
  }) => {
    const host = await newVisitor();
    await registerHost(host);
    await newFullRegistry(host, await newVisitor());
    const walker = await createWalker(page);
    const walk = { page, walker, account: demoAdmin, identity };
    await prepareIdentity(walk);
    await visitScreens(page, await pathsOf(page, 'mfe-admin'), [], (screen) =>
      walkScreen(walk, screen),
    );
    expect(walker.findings.map(show)).toEqual([]);
  });
}
