import WEIGHTS from '../../src/scrape/learned/weights.json' with { type: 'json' };
import { chancesOf } from '../../src/scrape/learned/softmax.ts';
import { readExamplesFile } from './examples-file.ts';
import { bestThreshold } from './thresholds.ts';
import { trainAll } from './train-all.ts';
import { trainSoftmax } from './train-softmax.ts';

type Numbers = Readonly<Record<string, number>>;

// Engines may differ in the last digit of an exponential.
function expectSame(trained: Numbers, committed: Numbers): void {
  expect(Object.keys(trained)).toStrictEqual(Object.keys(committed));
  for (const [name, value] of Object.entries(trained))
    expect(committed[name]).toBeCloseTo(value, 1);
}

test('the committed weights are those that the script makes of the committed examples', () => {
  const { product, name, confidence, thresholds } = trainAll(readExamplesFile());
  expectSame(product, WEIGHTS.product);
  expectSame(name, WEIGHTS.name);
  expectSame(thresholds, WEIGHTS.thresholds);
  for (const field of [
    'name',
    'price',
    'currency',
    'image',
    'availability',
    'description',
  ] as const)
    expectSame(confidence[field], WEIGHTS.confidence[field]);
});

test('the examples hold numbers and hashes, and no words of pages', () => {
  const examples = readExamplesFile();
  for (const { shop, page } of examples) expect(shop + page).toMatch(/^[\da-f]{24}$/);
  expect(new Set(examples.map(({ system }) => system)).size).toBeLessThan(25);
});

test('a feature of the right candidates gets weight, and a page without one teaches "none"', () => {
  const examples = Array.from({ length: 40 }, (_, index) => ({
    candidates: [
      [1, 1],
      [1, 0],
    ],
    right: index % 4 === 0 ? [] : [0],
    weight: 1,
  }));
  const weights = trainSoftmax(examples, 2, { penalty: 0.001, steps: 300 });
  const [right = 0, wrong = 1] = chancesOf(examples[0]?.candidates ?? [], weights);
  expect(right).toBeCloseTo(0.75, 1);
  expect(wrong).toBeLessThan(0.05);
  expect(trainSoftmax(examples, 2, { penalty: 0.001, steps: 300 })).toStrictEqual(weights);
});

test('a threshold leaves out the answers that cost more than they are worth', () => {
  const right = [0.95, 0.9, 0.7].map((confidence) => ({ confidence, worth: 1 }));
  const wrong = [0.3, 0.2].map((confidence) => ({ confidence, worth: -4 }));
  expect(bestThreshold([...right, ...wrong])).toBe(0.5);
  expect(bestThreshold(right)).toBeLessThan(0.5);
});
