import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

const linkedData = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

async function documentOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path, { headers: { accept: 'text/html' } })).text();
}

async function graphOf(request: APIRequestContext, path: string) {
  const html = await documentOf(request, path);
  const json = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? 'null';
  return linkedData.parse(JSON.parse(json))['@graph'];
}

test('the sitemap lists every page and post, and each is indexable', async ({ request }) => {
  const { url } = runningSystem();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toHaveLength(13 + 8);
  expect(addresses).toContain(`${url}/`);
  expect(addresses).toContain(`${url}/blogs/giving-together`);
  for (const address of addresses) {
    const html = await documentOf(request, address);
    expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
    expect(html, address).not.toContain('noindex');
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description.length, address).toBeGreaterThan(60);
  }
});

test('shared registries and protected pages are not indexed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  // Crawlers have to read a page to see its noindex.
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  expect(robots).toContain(`Sitemap: ${runningSystem().url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/r/', '/host', '/admin', '/email-login'])
    expect(sitemap).not.toContain(path);
  for (const path of ['/r/demo-Asha-and-Dev-2026', '/host'])
    expect(await documentOf(request, path)).toContain('name="robots" content="noindex"');
});

test('the structured data of the FAQ matches the page', async ({ page, request }) => {
  const faq = (await graphOf(request, '/faq')).find((node) => node['@type'] === 'FAQPage');
  const { mainEntity } = z
    .object({ mainEntity: z.array(z.object({ name: z.string() })) })
    .parse(faq);
  await page.goto('/faq');
  await expect(page.getByRole('main').locator('summary')).toHaveText(
    mainEntity.map(({ name }) => name),
  );
});

test('the structured data of a post has its author, date and URL', async ({ request }) => {
  const graph = await graphOf(request, '/blogs/giving-together');
  const post = graph.find((node) => node['@type'] === 'BlogPosting');
  expect(post).toMatchObject({
    headline: 'Giving together: how to share one big gift',
    author: { name: 'Ananya Iyer' },
    datePublished: '2025-06-10',
    url: `${runningSystem().url}/blogs/giving-together`,
  });
  expect(graph.map((node) => node['@type'])).toContain('BreadcrumbList');
});

test('link previews have a title, a text and a picture of 1200 × 630', async ({ request }) => {
  const html = await documentOf(request, '/');
  expect(html).toContain('<meta property="og:title" content="Gift Registry: Get Gifts You Love">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const png = await (await request.get(picture)).body();
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the heading is readable without scripts and matches the page', async ({
  page,
  newVisitor,
}) => {
  const withoutScripts = await newVisitor({ javaScriptEnabled: false });
  for (const path of ['/', '/faq', '/blogs/giving-together', '/returns']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await withoutScripts.goto(`${runningSystem().url}${path}`);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  }
});
