import { ledeFor } from './lede-for.ts';

test.each([
  ['?next=%2Fproducts%3Fsearch%3Dlamp', 'Sign in, and you are back with your gift.'],
  ['?next=%2Fproduct%2F1', 'Sign in, and you are back with your gift.'],
  ['?next=%2Fproductsandmore', 'Log in to see your registries.'],
  ['?next=https%3A%2F%2Felsewhere.example%2Fproducts', 'Log in to see your registries.'],
  ['', 'Log in to see your registries.'],
])('the login with %s says: %s', (search, lede) => {
  expect(ledeFor(search)).toBe(lede);
});
