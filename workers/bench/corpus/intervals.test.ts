import { wilson } from './intervals.ts';
import { isUnread, shopOf } from './shop.ts';

test('the interval of a share is that of Wilson', () => {
  const { low, high } = wilson(190, 200);
  expect(low).toBeCloseTo(0.91, 2);
  expect(high).toBeCloseTo(0.973, 2);
  expect(wilson(0, 0)).toStrictEqual({ low: 0, high: 1 });
});

test('the domains of a worldwide shop are one shop, in one half', () => {
  const shop = (url: string) => shopOf({ url, file: 'page.html' });
  expect(shop('https://www.amazon.co.uk/dp/1')).toBe(shop('https://amazon.in/dp/2'));
  expect(shop('https://m.lamps.co.uk/1')).toBe('lamps.co.uk');
  expect(shop('https://example.com/1')).toBe('page.html');
  const half = (url: string) => isUnread({ url, file: 's3-page.html' });
  expect(half('https://www.amazon.co.uk/dp/1')).toBe(half('https://amazon.in/dp/2'));
  expect(isUnread({ url: 'https://shop.example/1', file: 'page.html' })).toBe(false);
});
