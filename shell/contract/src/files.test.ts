import { decodeFile } from './files.ts';

const bytesOf = (...values: number[]) => new Uint8Array(values);
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};
const list = 'name,price\nCafé au lait,₹10\n';

test.each([
  ['UTF-8', new TextEncoder().encode(list)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${list}`)],
  ['UTF-16 of Excel', utf16(`\uFEFF${list}`, true)],
  ['UTF-16, the higher byte first', utf16(`\uFEFF${list}`, false)],
  ['UTF-16 without its mark', utf16(list, true)],
])('%s is read', (_, bytes) => {
  expect(decodeFile(bytes)).toStrictEqual({ text: list });
});

test('Windows-1252 is read, as Excel on Windows writes it', () => {
  const latin = Uint8Array.from('name;price\nCaf\xE9;\x80 10\n', (letter) => letter.charCodeAt(0));
  expect(decodeFile(latin)).toStrictEqual({ text: 'name;price\nCafé;€ 10\n' });
});

test.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], /^This is a picture \(PNG\), not a list\./],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], /^This is a picture \(JPEG\)/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], /^This is a PDF/],
  ['a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0, 255], /^This is no CSV file but a spreadsheet/],
  ['other bytes', [1, 0, 0, 7, 0, 0, 0, 9], /^This is no CSV file\./],
])('%s is told what it is', (_, bytes, problem) => {
  expect(decodeFile(bytesOf(...bytes))).toStrictEqual({
    problem: expect.stringMatching(problem),
  });
});
