import { anItem } from '../../testing/fixtures.ts';
import { nearestByPrice } from './give-dialog.tsx';

test('the closest prices come first, at most three, in the same currency', () => {
  const gone = anItem({ price: 2000 });
  const priced = (price: number | null, currency = 'INR') =>
    anItem({ name: `${price} ${currency}`, price, currency });
  const others = [
    priced(5000),
    priced(2400),
    priced(1900),
    priced(null),
    priced(2001, 'EUR'),
    priced(100),
  ];
  expect(nearestByPrice(gone, [gone, ...others]).map(({ name }) => name)).toEqual([
    '1900 INR',
    '2400 INR',
    '100 INR',
  ]);
});
