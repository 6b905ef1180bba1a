import { jsonBlock, tag } from './html.ts';

test('a value cannot close a JSON block', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const block = jsonBlock('x', value);
  const inner = block.slice(block.indexOf('>') + 1, block.lastIndexOf('</script>'));
  expect(inner).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(inner)).toStrictEqual(value);
});

test('a value cannot close its attribute', () => {
  expect(tag('meta', { content: `"><img onerror='x'>&`, defer: true, hidden: false })).toBe(
    '<meta content="&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;" defer>',
  );
});
