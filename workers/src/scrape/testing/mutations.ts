import fc from 'fast-check';

const FRAGMENTS = [
  '\0',
  '\r\n',
  '\r\n\r\n',
  '\xff\xfe',
  '<',
  '>',
  '"',
  "'",
  '{',
  '}',
  '[',
  '\\',
  '<!--',
  ']]>',
  '<![CDATA[',
  '</script>',
  '<script>',
  '</div>',
  '\u202e',
  '1,',
  '<div>'.repeat(600),
  '{"a":'.repeat(2_000),
  '['.repeat(5_000),
  '&#x110000;&#0;&',
  '"price":"' + '9'.repeat(400) + '"',
  '1'.repeat(50_000),
  ' '.repeat(50_000),
  '₹'.repeat(5_000),
  '"@type":"Product",'.repeat(200),
  'content-length: 5\r\n',
  'transfer-encoding: chunked\r\n',
  'content-encoding: gzip\r\n',
  'set-cookie: =;=;=\r\n',
  'location: //[\r\n',
];

const edit = fc.record({
  kind: fc.constantFrom('cut', 'double', 'overwrite', 'insert', 'move', 'truncate'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 200 }),
  noise: fc.uint8Array({ minLength: 1, maxLength: 20 }),
  fragment: fc.constantFrom(...FRAGMENTS),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function apply(bytes: Buffer, { kind, at, length, noise, fragment }: Edit): Buffer {
  const start = Math.floor(at * bytes.length);
  const before = bytes.subarray(0, start);
  const middle = bytes.subarray(start, start + length);
  const rest = bytes.subarray(start + length);
  switch (kind) {
    case 'cut':
      return Buffer.concat([before, rest]);
    case 'double':
      return Buffer.concat([before, middle, middle, rest]);
    case 'overwrite':
      return Buffer.concat([before, noise, rest]);
    case 'insert':
      return Buffer.concat([before, Buffer.from(fragment), middle, rest]);
    case 'move':
      return Buffer.concat([before, rest, middle]);
    case 'truncate':
      return before;
  }
}

export const mutationsOf = (original: string | Buffer): fc.Arbitrary<Buffer> =>
  fc
    .array(edit, { minLength: 1, maxLength: 6 })
    .map((edits) => edits.reduce(apply, Buffer.from(original)));

export const maybeMutated = (values: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc.oneof(values, values.chain(mutationsOf));
