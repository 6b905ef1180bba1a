import { readLines } from './read-lines.ts';

test('each line is a link or has a reason', () => {
  const text = [
    'For the kitchen:',
    '',
    'https://shop.example/lamp and https://shop.example/cup.',
    'shop.example/bowl',
    'https://www.shop.example/lamp?utm_source=mail',
  ].join('\r\n');
  expect(readLines(text)).toStrictEqual({
    links: ['https://shop.example/lamp', 'https://shop.example/cup', 'https://shop.example/bowl'],
    leftOut: [
      { text: 'For the kitchen:', reason: 'There is no link in this line.' },
      {
        text: 'https://www.shop.example/lamp?utm_source=mail',
        reason: 'This link stands in an earlier line.',
      },
    ],
  });
});

test('links beyond one list wait for the next', () => {
  const many = Array.from({ length: 52 }, (_, index) => `https://shop.example/${index}`);
  const { links, leftOut } = readLines(many.join('\n'));
  expect(links).toHaveLength(50);
  expect(leftOut.map(({ text }) => text)).toStrictEqual(many.slice(50));
});
