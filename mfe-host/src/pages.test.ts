import { pages } from './pages.ts';

test('every page but the catalogue is for hosts', () => {
  for (const { path, access } of pages)
    expect([path, access]).toEqual([
      path,
      ['/products', '/product/:id'].includes(path) ? 'public' : 'host',
    ]);
});

test('signed-out visitors of the delivery page go home, all others to the login', () => {
  const elsewhere = pages.filter((page) => 'signedOutTo' in page);
  expect(elsewhere).toEqual([
    expect.objectContaining({ path: '/delivery-preferences', signedOutTo: '/' }),
  ]);
});
