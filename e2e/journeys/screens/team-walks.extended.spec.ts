import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { newFullRegistry, pathsOf, visitScreens } from '../../flows/every-screen.ts';
import { walkScreen } from '../../flows/walk-screen.ts';
import { createWalker, findingText } from '../../flows/walking.ts';
import { expect, test } from '../../system/test.ts';

test.setTimeout(900_000);

test('every button of the screens of the team answers', async ({ page, newVisitor }) => {
  const host = await newVisitor();
  await registerHost(host);
  await newFullRegistry(host, await newVisitor());
  const walker = await createWalker(page);
  await signIn(page, demoAdmin);
  await visitScreens(page, await pathsOf(page, 'mfe-admin'), [], (screen) =>
    walkScreen({ page, walker, account: demoAdmin }, screen),
  );
  expect(walker.findings.map(findingText)).toEqual([]);
});
