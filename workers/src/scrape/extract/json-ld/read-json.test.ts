import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJson } from './read-json.ts';

test('blocks are read as far as they can be understood', () => {
  const lamp = { name: 'Lamp' };
  assert.deepEqual(readJson('{"name":"Lamp"}'), lamp);
  assert.deepEqual(readJson('\n/*<![CDATA[*/ {"name":"Lamp"} /*]]>*/\n'), lamp);
  assert.deepEqual(readJson('//<![CDATA[\n{"name":"Lamp"}\n//]]>'), lamp);
  assert.deepEqual(readJson('<!-- {"name":"Lamp"} -->'), lamp);
  assert.deepEqual(readJson('{"name":"Lamp",};'), lamp);
  assert.deepEqual(readJson('{"name":"Lamp"'), lamp);
  assert.deepEqual(readJson("{'name':'Lamp'}"), lamp);
  assert.deepEqual(readJson('{name:"Lamp" /* the name */}'), lamp);
  assert.deepEqual(readJson('{"name":"Brass\n\tlamp"}'), { name: 'Brass  lamp' });
});

test('a block that is nothing is nothing', () => {
  for (const block of ['', '   ', 'undefined', 'var x', '{'.repeat(300_000), '['.repeat(60_000)])
    assert.equal(readJson(block), undefined, block.slice(0, 20));
});
