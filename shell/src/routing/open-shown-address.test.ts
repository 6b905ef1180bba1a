import { openShownAddress } from './add-entry-below.ts';

test('a reload opens the page of the shown address and forgets the scroll position', () => {
  const entry = { usr: null, idx: 2 };
  const masked = { pathname: '/start', search: '?look=first', hash: '' };
  history.replaceState({ ...entry, key: 'k1', masked }, '', '/posts/first');
  openShownAddress();
  expect(history.state).toStrictEqual(entry);
  expect(location.pathname).toBe('/posts/first');
});

test('an entry without one stays as it is', () => {
  history.replaceState(null, '', '/start');
  openShownAddress();
  expect(history.state).toBeNull();
});
