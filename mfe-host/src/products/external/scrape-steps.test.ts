import { isFinal, scrapeProgressSteps } from './scrape-steps.ts';

const stepsAt = (...at: Parameters<typeof scrapeProgressSteps>) =>
  scrapeProgressSteps(...at).map(({ text, state }) => `${text} ${state}`);

test('a queued page looks as if it were being fetched', () => {
  expect(stepsAt('queued', false)).toStrictEqual(['Fetching the page… current']);
});

test('earlier steps stay, the current one is last', () => {
  expect(stepsAt('rendering', true)).toStrictEqual([
    'Fetching the page… done',
    'Reading the details… done',
    'Opening it in a browser… current',
  ]);
});

test('the browser is named only when it was needed', () => {
  expect(stepsAt('picturing', false).length).toBe(3);
  expect(stepsAt('picturing', true).length).toBe(4);
});

test('done and failed are final', () => {
  expect(isFinal('done')).toBe(true);
  expect(isFinal('failed')).toBe(true);
  expect(isFinal('rendering')).toBe(false);
});
