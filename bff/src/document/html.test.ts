import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonBlock, tag } from './html.ts';

test('no value ends a JSON block', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const block = jsonBlock('x', value);
  const inner = block.slice(block.indexOf('>') + 1, block.lastIndexOf('</script>'));
  assert.doesNotMatch(inner, /[<>\u2028]/);
  assert.deepEqual(JSON.parse(inner), value);
});

test('no value leaves its attribute', () => {
  assert.equal(
    tag('meta', { content: `"><img onerror='x'>&`, defer: true, hidden: false }),
    '<meta content="&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;" defer>',
  );
});
