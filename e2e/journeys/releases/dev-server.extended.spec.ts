import { demoHost, logOut } from '../../flows/accounts.ts';
import { copyProject, startDevServer } from '../../flows/releases/dev-server.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

// One after the other: two dev servers that start at the same moment would choose the same port.
test.describe.configure({ mode: 'default' });

const form = 'src/screens/wish-list/code-form.tsx';

test('an edited component changes in the open page and what was typed stays', async ({ page }) => {
  const guest = await copyProject('mfe-guest');
  const server = await startDevServer([guest.folder, 'mfe-public'], {
    env: { DATA_DIR: runningSystem().dataDir },
  });
  try {
    await page.goto(`${server.url}/guest`);
    const code = page.getByRole('textbox');
    await code.fill('asha-and-dev');

    await guest.edit(form, (source) => source.replaceAll('Find a registry', 'Seek a registry'));
    await expect(page.getByRole('heading', { name: 'Seek a registry' })).toBeVisible();
    await expect(code).toHaveValue('asha-and-dev');

    await guest.edit(form, (source) => `${source}const broken = ;\n`);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText('Expression expected')).toBeVisible();
    await expect(overlay.getByText('code-form.tsx').first()).toBeVisible();

    await guest.edit(form, (source) => source.replace('const broken = ;\n', ''));
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Seek a registry' })).toBeVisible();
    await expect(code).toHaveValue('asha-and-dev');

    await page.goto(`${server.url}/faq`);
    await expect(page.locator('script[src="/_mf/shell/dev/shell.js"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  } finally {
    await server.stop();
    await guest.remove();
  }
});

test('a mistake shows its message and place until it is mended, and pages and titles need no restart', async ({
  page,
  pageErrors,
}) => {
  const guest = await copyProject('mfe-guest');
  const server = await startDevServer([guest.folder], {
    env: { DATA_DIR: runningSystem().dataDir },
  });
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  const heading = page.getByRole('heading', { name: 'Find a registry' });
  const mistake = "  if (typed === 'asha') throw new Error('a mistake of ours');\n";
  try {
    await page.goto(`${server.url}/guest`);
    await page.getByRole('textbox').fill('asha');
    await guest.edit(form, (source) => source.replace('  return (\n', `${mistake}  return (\n`));
    await expect(overlay.getByText('a mistake of ours').first()).toBeVisible();
    await expect(overlay.getByText('src/screens/wish-list/code-form.tsx:23').first()).toBeVisible();
    await guest.edit(form, (source) => source.replace(mistake, ''));
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect(heading).toBeVisible();

    await guest.edit('src/pages.ts', (source) =>
      source.replace("title: 'Find a registry'", "title: 'Seek a registry'"),
    );
    await expect(page).toHaveTitle(/^Seek a registry/);
    await guest.edit('src/pages.ts', (source) =>
      source.replace(
        'export const pages = [',
        "export const pages = [{ screen: 'hello', path: '/guest/hello', title: 'Hello', description: 'A greeting.' },",
      ),
    );
    await guest.create(
      'src/screens/hello/hello-page.tsx',
      'export default () => <h1>Namaste</h1>;\n',
    );
    await expect(async () => {
      await page.goto(`${server.url}/guest/hello`);
      await expect(page.getByRole('heading', { name: 'Namaste' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  } finally {
    await server.stop();
    await guest.remove();
    pageErrors.splice(0);
  }
});

test('a remote works against another system: signing in and out pass its checks', async ({
  page,
}) => {
  const server = await startDevServer(['mfe-auth'], { args: ['--against', runningSystem().url] });
  try {
    await page.goto(`${server.url}/email-login`);
    await page.getByLabel('Email').fill(demoHost.email);
    await page.getByLabel('Password', { exact: true }).fill(demoHost.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/host`);
    await expect(page.getByRole('heading', { name: /^Created Registries/ })).toBeVisible();
    await logOut(page);
    await page.goto(`${server.url}/registry`);
    await expect(page).toHaveURL(/:\d+\/email-login/);
  } finally {
    await server.stop();
  }
});
