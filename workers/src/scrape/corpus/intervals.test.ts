import { brierScore, expectedCalibrationError, reliability } from './calibration.ts';
import { pairedBootstrap, wilson } from './intervals.ts';
import { hashOfShop, shopOf, splitOf } from './shop.ts';

test('the interval of a share is that of Wilson', () => {
  const { low, high } = wilson(190, 200);
  expect(low).toBeCloseTo(0.91, 2);
  expect(high).toBeCloseTo(0.973, 2);
  expect(wilson(0, 0)).toStrictEqual({ low: 0, high: 1 });
});

test('a difference between scrapers is drawn by whole shops, the same each time', () => {
  const pairs = Array.from({ length: 60 }, (_, at) => ({
    shop: `shop ${at % 20}`,
    one: 1,
    other: at % 3 === 0 ? 0 : 1,
  }));
  const { low, high } = pairedBootstrap(pairs);
  expect(low).toBeGreaterThan(0.1);
  expect(high).toBeLessThan(0.6);
  expect(pairedBootstrap(pairs)).toStrictEqual({ low, high });
});

test('confidence is compared with the share of right answers', () => {
  const judged = Array.from({ length: 10 }, (_, at) => ({ confidence: 0.95, isRight: at < 9 }));
  expect(reliability(judged)).toStrictEqual([{ count: 10, confidence: 0.95, right: 0.9 }]);
  expect(expectedCalibrationError(judged)).toBeCloseTo(0.05);
  expect(brierScore(judged)).toBeCloseTo(0.0925);
});

test('the domains of a worldwide shop are one shop, in one split', () => {
  const shop = (url: string) => shopOf({ url, file: 'page.html' });
  expect(shop('https://www.amazon.co.uk/dp/1')).toBe(shop('https://amazon.in/dp/2'));
  expect(shop('https://m.lamps.co.uk/1')).toBe('lamps.co.uk');
  expect(shop('https://example.com/1')).toBe('page.html');
  expect(splitOf(hashOfShop('amazon'))).toBe(splitOf(hashOfShop('amazon')));
});
