import { pages } from './pages.ts';

const publicPaths: readonly string[] = [
  '/products',
  '/product/:id',
  '/thank-you',
  '/invitation',
  '/mail-settings',
];

test('every page but the catalogue and those of mailed links is for hosts', () => {
  for (const { path, access } of pages)
    expect([path, access]).toEqual([path, publicPaths.includes(path) ? 'public' : 'host']);
});

test('the pages of hosts have the whole screen, without the navigation bar', () => {
  for (const { path, access, chrome } of pages)
    if (access === 'host') expect([path, chrome]).toEqual([path, 'bare']);
});

test('signed-out visitors of the delivery page go home, all others to the login', () => {
  const elsewhere = pages.filter((page) => 'signedOutTo' in page);
  expect(elsewhere).toEqual([
    expect.objectContaining({ path: '/delivery-preferences', signedOutTo: '/' }),
  ]);
});
