import { registerHost, signIn } from '../../flows/accounts.ts';
import { newFullRegistry, openScreen, pathsOf, visitScreens } from '../../flows/every-screen.ts';
import { walkScreen } from '../../flows/walk-screen.ts';
import { createWalker, findingText } from '../../flows/walking.ts';
import { expect, test } from '../../system/test.ts';

test.setTimeout(900_000);

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
  expect(walker.findings.map(findingText)).toEqual([
    '/faq · Dead: nothing happened',
    expect.stringMatching(/Failing: POST \/api\/nothing-here: \d+ without a message$/),
  ]);
});

test('every button of the screens of hosts answers', async ({ page, newVisitor }) => {
  const account = await registerHost(page);
  const { registryId } = await newFullRegistry(page, await newVisitor());
  // The identity of the session that signs up is confirmed.
  await signIn(page, account);
  const walker = await createWalker(page);
  const own = ['edit-registry', 'questions', 'links', 'cards', 'gifts', 'registry-settings'];
  const given = own.map((name) => `/${name}/${registryId}`);
  await visitScreens(page, await pathsOf(page, 'mfe-host'), given, (screen) =>
    walkScreen({ page, walker, account }, screen),
  );
  expect(walker.findings.map(findingText)).toEqual([]);
});
