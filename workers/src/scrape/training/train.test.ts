import { chancesOf } from '../learned/softmax.ts';
import { WEIGHTS } from '../learned/weights.ts';
import { readExamplesFile } from './examples-file.ts';
import { trainAll } from './train.ts';
import { trainSoftmax } from './train-softmax.ts';

test('the committed weights are those that the script makes of the committed examples', () => {
  const trained = trainAll(readExamplesFile());
  for (const model of ['name', 'nameConfidence', 'priceConfidence'] as const) {
    const committed: Readonly<Record<string, number>> = WEIGHTS[model];
    expect(Object.keys(trained[model])).toStrictEqual(Object.keys(committed));
    // Engines may differ in the last digit of an exponential.
    for (const [feature, weight] of Object.entries(trained[model]))
      expect(committed[feature]).toBeCloseTo(weight, 1);
  }
});

test('the examples hold numbers and hashes, and no words of pages', () => {
  for (const { shop, page } of readExamplesFile()) expect(shop + page).toMatch(/^[\da-f]{24}$/);
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
