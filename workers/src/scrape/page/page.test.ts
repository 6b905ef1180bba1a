import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScrapeFailure } from '../failure.ts';
import { readPage } from './page.ts';
import { plainText } from './plain-text.ts';
import { webAddress, withoutTracking } from './web-address.ts';

const url = new URL('https://www.shop.example/p/lamp?utm_source=mail&size=2#top');

test('the canonical address is the page’s own when it is plausible, without tracking', () => {
  const canonical = (href: string) =>
    readPage(`<link rel="canonical" href="${href}">`, url).canonical;
  assert.equal(canonical('https://shop.example/lamp?gclid=1'), 'https://shop.example/lamp');
  assert.equal(canonical('https://www.shop.example/'), 'https://www.shop.example/p/lamp?size=2');
  assert.equal(canonical('https://evil.example/x'), 'https://www.shop.example/p/lamp?size=2');
  assert.equal(withoutTracking('https://s.example/?fbclid=1&id=2'), 'https://s.example/?id=2');
});

test('only web addresses are addresses', () => {
  assert.equal(webAddress('//cdn.example/a.jpg', url), 'https://cdn.example/a.jpg');
  for (const value of ['javascript:alert(1)', 'data:image/png;base64,x', 'https:', '', null, 3])
    assert.equal(webAddress(value, url), null);
});

test('texts lose their tags and keep their words', () => {
  assert.equal(plainText('A &amp; B&lt;script&gt;x&lt;/script&gt; <b>C</b>', 50), 'A & B C');
  assert.equal(plainText('abcdef', 4), 'abc…');
  assert.equal(plainText('   ', 4), null);
});

test('a drawing has no say in the page, and one that nobody closed hides nothing of it', () => {
  const drawing = '<svg><title>Basket</title><g><path d="M0 0"/></g>';
  const rest = '<h1>Lamp</h1><meta property="og:title" content="Lamp"><script>1</script>';
  for (const html of [
    `${drawing}</svg><title>Shop</title>${rest}`,
    `<title>Shop</title>${drawing}${rest}`,
  ]) {
    const { title, meta, survey } = readPage(html, url);
    assert.equal(title, 'Shop');
    assert.deepEqual(meta.get('og:title'), ['Lamp']);
    assert.equal(survey.scripts.length, 1);
  }
  assert.deepEqual(readPage(`${drawing}</svg>${rest}`, url).headings, ['Lamp']);
});

test('a comment inside a price keeps its pieces together', () => {
  const { text } = readPage('<p>₹<!-- -->1,499</p>', url);
  assert.equal(text, '₹1,499');
});

test('a page that is built to hurt is refused quickly', () => {
  const started = performance.now();
  for (const html of ['<div>'.repeat(100_000), '<p></p>'.repeat(120_000)])
    assert.throws(
      () => readPage(html, url),
      (error) => error instanceof ScrapeFailure && error.outcome === 'too-large',
    );
  assert.ok(performance.now() - started < 10_000);
});
