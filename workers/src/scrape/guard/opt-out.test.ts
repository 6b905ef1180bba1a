import { NotAllowedFailure } from '../scrape-failure.ts';
import { createOptOut } from './opt-out.ts';

const optOut = createOptOut(['shop.example', 'Market.example/Members']);
const check = (url: string) => () => optOut.check(new URL(url));

test('a site that opted out is refused with its subdomains and paths', () => {
  for (const url of [
    'https://shop.example/',
    'http://www.SHOP.example/p/1',
    'https://market.example/members/1',
  ])
    expect(check(url)).toThrow(NotAllowedFailure);
});

test('sites with similar names are allowed', () => {
  for (const url of [
    'https://myshop.example/',
    'https://shop.example.com/',
    'https://market.example/p/1',
  ])
    expect(check(url)).not.toThrow();
});
