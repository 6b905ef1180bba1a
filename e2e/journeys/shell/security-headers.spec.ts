import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '../../system/test.ts';

test('every document has a strict content security policy', async ({ request }) => {
  for (const path of ['/', '/faq', '/r/unknown', '/nowhere', '/host']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
  }
});

test('files and replies that a page loads may load nothing themselves', async ({ page }) => {
  const policies = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== 'document' && response.status() === 200)
      policies.set(pathname, response.headers()['content-security-policy']);
  });
  await page.goto('/');
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const kinds = [/\.js$/, /\.css$/, /\.woff2$/, /^\/api\/session$/];
  for (const kind of kinds) {
    const found = [...policies].filter(([path]) => kind.test(path));
    expect(found.length, String(kind)).toBeGreaterThan(0);
    for (const [path, policy] of found) expect(policy, path).toMatch(/^default-src 'none';/);
  }
});

test('pages that mailed links open are not cached and send no referrer', async ({ request }) => {
  for (const path of ['/email-confirmation', '/reset-password', '/order/TF-22222222?key=a.b']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  }
});

// Every journey fails on a violation of the policy; this proves that violations are seen.
test('an inline script is blocked and reported to the journey', async ({ page, pageErrors }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(pageErrors).toEqual([]);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { text: '1' }));
  });
  await expect.poll(() => pageErrors.join()).toContain('script-src-elem blocked inline');
  pageErrors.length = 0;
});

test('no other site can frame our pages', async ({ page, baseURL, pageErrors }) => {
  const site = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    const frames = `<iframe name="own" src="/own"></iframe><iframe name="ours" src="${baseURL}/email-login"></iframe>`;
    response.end(url === '/own' ? '<h1>Own</h1>' : frames);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    const address = site.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port');
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await expect(page.frameLocator('[name=own]').getByRole('heading')).toHaveText('Own');
    await expect.poll(() => pageErrors.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('[name=ours]').getByRole('heading')).toHaveCount(0);
    expect(page.frame('ours')?.url()).toMatch(/^chrome-error:/);
    pageErrors.length = 0;
  } finally {
    site.close();
  }
});
