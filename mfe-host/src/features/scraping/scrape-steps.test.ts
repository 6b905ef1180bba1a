import { isFinal } from '@gift-registry/bff-contract';
import { scrapeProgressSteps } from './scrape-progress.tsx';

const stepsAt = (...at: Parameters<typeof scrapeProgressSteps>) =>
  scrapeProgressSteps(...at).map(({ text, state }) => `${text} ${state}`);

test('scrapeProgressSteps shows a queued scrape as fetching', () => {
  expect(stepsAt('queued', false)).toStrictEqual(['Fetching the page… current']);
});

test('scrapeProgressSteps keeps earlier steps and puts the current one last', () => {
  expect(stepsAt('rendering', true)).toStrictEqual([
    'Fetching the page… done',
    'Reading the details… done',
    'Opening it in a browser… current',
  ]);
});

test('scrapeProgressSteps shows the browser step only when it was needed', () => {
  expect(stepsAt('picturing', false).length).toBe(3);
  expect(stepsAt('picturing', true).length).toBe(4);
});

test('isFinal is true for done and failed', () => {
  expect(isFinal('done')).toBe(true);
  expect(isFinal('failed')).toBe(true);
  expect(isFinal('rendering')).toBe(false);
});
