import { pages } from './pages.ts';

test('every page is for hosts', () => {
  for (const page of pages) expect(page).toMatchObject({ access: 'host' });
});

test('signed-out visitors of the delivery page go home, all others to the login', () => {
  const elsewhere = pages.filter((page) => 'signedOutTo' in page);
  expect(elsewhere).toEqual([
    expect.objectContaining({ path: '/delivery-preferences', signedOutTo: '/' }),
  ]);
});
