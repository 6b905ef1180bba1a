import { expect, test } from '../system/test.ts';

test('every document has a strict content security policy', async ({ request }) => {
  for (const path of ['/', '/faq', '/r/unknown', '/nowhere', '/host']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
  }
});

test('no page breaks its own policy', async ({ page, complaints }) => {
  for (const path of ['/', '/contact-us', '/email-signup', '/r/demo-Asha-and-Dev-2026', '/faq']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(complaints, path).toEqual([]);
  }

  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { text: '1' }));
  });
  await expect.poll(() => complaints.join()).toContain('script-src-elem stopped inline');
  complaints.length = 0;
});
