import { isSlowLine } from './use-lazy-component.ts';

test.each([
  [{ connection: { saveData: true, downlink: 10 } }, true],
  [{ connection: { saveData: false, downlink: 1.6 } }, true],
  [{ connection: { saveData: false, downlink: 10 } }, false],
  [{ connection: undefined }, false],
  [{}, false],
])('%j → %s', (browser, expected) => {
  expect(isSlowLine(browser)).toBe(expected);
});
