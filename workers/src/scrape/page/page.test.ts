import { readPage } from './page.ts';
import { plainText } from './plain-text.ts';
import { webAddress, withoutTracking } from './web-address.ts';

const url = new URL('https://www.shop.example/p/lamp?utm_source=mail&size=2#top');

test('the canonical address is used without tracking when it is on the same site', () => {
  const canonical = (href: string) =>
    readPage(`<link rel="canonical" href="${href}">`, url).canonical;
  expect(canonical('https://shop.example/lamp?gclid=1')).toBe('https://shop.example/lamp');
  expect(canonical('https://www.shop.example/')).toBe('https://www.shop.example/p/lamp?size=2');
  expect(canonical('https://evil.example/x')).toBe('https://www.shop.example/p/lamp?size=2');
  expect(withoutTracking('https://s.example/?fbclid=1&id=2')).toBe('https://s.example/?id=2');
});

test('webAddress resolves http and https addresses only', () => {
  expect(webAddress('//cdn.example/a.jpg', url)).toBe('https://cdn.example/a.jpg');
  for (const value of ['javascript:alert(1)', 'data:image/png;base64,x', 'https:', '', null, 3])
    expect(webAddress(value, url)).toBe(null);
});

test('plainText decodes entities, drops tags and cuts at the limit', () => {
  expect(plainText('A &amp; B&lt;script&gt;x&lt;/script&gt; <b>C</b>', 50)).toBe('A & B C');
  expect(plainText('abcdef', 4)).toBe('abc…');
  expect(plainText('   ', 4)).toBe(null);
});

test('an SVG drawing adds no title or heading, and an unclosed one hides nothing of the page', () => {
  const drawing = '<svg><title>Basket</title><g><path d="M0 0"/></g>';
  const rest = '<h1>Lamp</h1><meta property="og:title" content="Lamp"><script>1</script>';
  for (const html of [
    `${drawing}</svg><title>Shop</title>${rest}`,
    `<title>Shop</title>${drawing}${rest}`,
  ]) {
    const { title, meta, index } = readPage(html, url);
    expect(title).toBe('Shop');
    expect(meta.get('og:title')).toStrictEqual(['Lamp']);
    expect(index.scripts.length).toBe(1);
  }
  expect(readPage(`${drawing}</svg>${rest}`, url).headings).toStrictEqual(['Lamp']);
});

test("a comment inside a price doesn't split it", () => {
  const { text } = readPage('<p>₹<!-- -->1,499</p>', url);
  expect(text).toBe('₹1,499');
});

test('a page with too many levels or elements is refused', () => {
  for (const html of ['<div>'.repeat(100_000), '<p></p>'.repeat(120_000)])
    expect(() => readPage(html, url)).toThrow(expect.objectContaining({ outcome: 'too-large' }));
});
