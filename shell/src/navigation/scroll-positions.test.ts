import { forgetEarlierVisit, scrollPositionsKey } from './scroll-positions.ts';

const pathname = window.location.pathname;
const saved = () => JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}') as unknown;

test.each([
  ['navigate', { other: 7 }],
  ['reload', { [pathname]: 400, other: 7 }],
  ['back_forward', { [pathname]: 400, other: 7 }],
])('a visit of type %s keeps %j', (type, kept) => {
  sessionStorage.setItem(scrollPositionsKey, JSON.stringify({ [pathname]: 400, other: 7 }));
  // jsdom has no navigation timing.
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ type }],
    configurable: true,
  });
  forgetEarlierVisit();
  expect(saved()).toEqual(kept);
});
