import { csvCell } from './csv-file.ts';

test.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '＋1', '－1', '＠x'])(
  'the cell %j is text, not a formula',
  (value) => {
    expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('quotes, commas and line breaks stay in their cell', () => {
  expect(csvCell('With "love", from\nall of us')).toBe('"With ""love"", from\nall of us"');
  expect(csvCell('आशा राव')).toBe('आशा राव');
  expect(csvCell(1499.5)).toBe('1499.5');
  expect(csvCell(null)).toBe('');
});
