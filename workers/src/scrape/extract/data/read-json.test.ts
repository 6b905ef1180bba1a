import { readJson } from './read-json.ts';

test('malformed JSON-LD is repaired', () => {
  const lamp = { name: 'Lamp' };
  expect(readJson('{"name":"Lamp"}')).toStrictEqual(lamp);
  expect(readJson('\n/*<![CDATA[*/ {"name":"Lamp"} /*]]>*/\n')).toStrictEqual(lamp);
  expect(readJson('//<![CDATA[\n{"name":"Lamp"}\n//]]>')).toStrictEqual(lamp);
  expect(readJson('<!-- {"name":"Lamp"} -->')).toStrictEqual(lamp);
  expect(readJson('{"name":"Lamp",};')).toStrictEqual(lamp);
  expect(readJson('{"name":"Lamp"')).toStrictEqual(lamp);
  expect(readJson("{'name':'Lamp'}")).toStrictEqual(lamp);
  expect(readJson('{name:"Lamp" /* the name */}')).toStrictEqual(lamp);
  expect(readJson('{"name":"Brass\n\tlamp"}')).toStrictEqual({ name: 'Brass  lamp' });
});

test('a block without JSON is undefined', () => {
  for (const block of ['', '   ', 'undefined', 'var x', '{'.repeat(300_000), '['.repeat(60_000)])
    expect({ case: block.slice(0, 20), got: readJson(block) }).toStrictEqual({
      case: block.slice(0, 20),
      got: undefined,
    });
});
