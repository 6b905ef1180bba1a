import { measure, type FieldAccuracy } from './accuracy.ts';
import { findCorpus } from './find-corpus.ts';
import { thisScraper } from './this-scraper.ts';
import { runCorpus } from './run-corpus.ts';

const folder = findCorpus(process.env);

const FLOOR = {
  name: 0.97,
  price: 0.92,
  currency: 0.96,
  image: 0.95,
  description: 0.95,
  availability: 0.94,
} as const;
const LEAST_OFFERED = 0.97;
const MOST_WRONG = 0.02;
const MOST_WRONG_PRICES = 0.005;
const LEAST_F1 = 0.95;
const MOST_FALSE_PRICES = 1;

const share = ({ right, of }: FieldAccuracy) => right / of;

(folder === null ? describe.skip : describe)('real pages', () => {
  test('are read with at least the accuracy of the floors', async () => {
    if (!folder) throw new Error('folder is missing.');
    const { fields, priceF1, rightOrOffered, falseProducts, failures } = measure(
      await runCorpus(folder, thisScraper, { repeat: 1 }),
    );
    expect(share(fields.name)).toBeGreaterThanOrEqual(FLOOR.name);
    expect(share(fields.price)).toBeGreaterThanOrEqual(FLOOR.price);
    expect(share(fields.currency)).toBeGreaterThanOrEqual(FLOOR.currency);
    expect(share(fields.image)).toBeGreaterThanOrEqual(FLOOR.image);
    expect(share(fields.description)).toBeGreaterThanOrEqual(FLOOR.description);
    expect(fields.price.wrong / fields.price.of).toBeLessThanOrEqual(MOST_WRONG_PRICES);
    expect(rightOrOffered / fields.price.of).toBeGreaterThanOrEqual(LEAST_OFFERED);
    expect(priceF1).toBeGreaterThanOrEqual(LEAST_F1);
    expect(share(fields.availability)).toBeGreaterThanOrEqual(FLOOR.availability);
    expect(falseProducts).toBe(0);
    expect(fields.price.falsePositives).toBeLessThanOrEqual(MOST_FALSE_PRICES);
    expect(fields.availability.wrong / fields.availability.of).toBeLessThanOrEqual(MOST_WRONG);
    expect(failures).toBe(0);
  });
});
