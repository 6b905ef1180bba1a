import { linksInText } from './links-in-text.ts';

test.each([
  ['https://shop.example/lamp', ['https://shop.example/lamp']],
  [
    'Look at this! https://shop.example/lamp?color=red. Bye',
    ['https://shop.example/lamp?color=red'],
  ],
  ['(https://shop.example/lamp)', ['https://shop.example/lamp']],
  ['https://en.shop.example/Lamp_(brass)', ['https://en.shop.example/Lamp_(brass)']],
  [
    '“https://shop.example/a”, “http://other.example/b”',
    ['https://shop.example/a', 'http://other.example/b'],
  ],
  ['HTTPS://Shop.example/A\nHTTPS://Shop.example/A', ['HTTPS://Shop.example/A']],
  ['देखिए https://shop.example/दीया।', ['https://shop.example/दीया']],
  ['javascript:alert(1) ftp://shop.example no link', []],
  ['https://', []],
])('finds the links of %j', (text, links) => {
  expect(linksInText(text)).toStrictEqual(links);
});
