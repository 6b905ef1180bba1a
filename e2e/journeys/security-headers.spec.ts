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
