import { ledeFor } from './lede-for.ts';

test.each([
  ['?next=%2Fproducts%3Fsearch%3Dlamp', 'Sign in, and you are back with your gift.'],
  ['?next=%2Fproduct%2F1', 'Sign in, and you are back with your gift.'],
  ['?next=%2Finvitation%3Ftoken%3Da', 'Sign in, and you are back at your invitation.'],
  ['?next=%2Fproductsandmore', 'Sign in to see your registries.'],
  ['?next=https%3A%2F%2Felsewhere.example%2Fproducts', 'Sign in to see your registries.'],
  ['', 'Sign in to see your registries.'],
])('the login with %s says: %s', (search, lede) => {
  expect(ledeFor(search)).toBe(lede);
});
