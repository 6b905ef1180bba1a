import { readSharedGift, withoutSharedGift } from './add-page.tsx';

const query = (parts: Record<string, string>) => `?${new URLSearchParams(parts)}`;

test('nothing is shared without text', () => {
  expect(readSharedGift('')).toBeUndefined();
  expect(readSharedGift(query({ url: ' ', registryId: '1' }))).toBeUndefined();
});

test('the url comes before the text, and the text before the title', () => {
  const [url, text, title] = [
    'https://a.example/1',
    'see https://b.example/2',
    'https://c.example/3',
  ];
  expect(readSharedGift(query({ title, text, url }))?.link).toBe('https://a.example/1');
  expect(readSharedGift(query({ title, text, url: '' }))?.link).toBe('https://b.example/2');
  expect(readSharedGift(query({ title, text: 'a lamp' }))?.link).toBe('https://c.example/3');
});

test('a text without a link is told, and the title becomes a name', () => {
  expect(readSharedGift(query({ title: 'Brass lamp', text: 'Lovely' }))).toStrictEqual({
    link: undefined,
    name: 'Brass lamp',
  });
});

test('a title that is a link is no name', () => {
  expect(readSharedGift(query({ title: 'https://c.example/3' }))?.name).toBe('');
});

test('the rest of the query stays', () => {
  expect(
    String(withoutSharedGift(query({ url: 'x', title: 'y', text: 'z', registryId: '1' }))),
  ).toBe('registryId=1');
});
