import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { measure, type FieldAccuracy } from './accuracy.ts';
import { findCorpus } from './find-corpus.ts';
import { ours } from './ours.ts';
import { runCorpus } from './run-corpus.ts';

const folder = findCorpus(process.env);

/** A little below what is reached, so that a step back shows and a new page does not. */
const FLOOR = { name: 0.95, price: 0.94, currency: 0.96, image: 0.97, description: 0.97 } as const;
const MOST_WRONG = 0.015;
const LEAST_F1 = 0.95;

const share = ({ right, of }: FieldAccuracy) => right / of;

describe('real pages', { skip: folder === null && 'no folder of saved pages' }, () => {
  test('are read as well as they were', async () => {
    assert.ok(folder);
    const { fields, priceF1, falseProducts, threw } = measure(
      await runCorpus(folder, ours, { repeat: 1 }),
    );
    assert.ok(share(fields.name) >= FLOOR.name, 'name');
    assert.ok(share(fields.price) >= FLOOR.price, 'price');
    assert.ok(share(fields.currency) >= FLOOR.currency, 'currency');
    assert.ok(share(fields.image) >= FLOOR.image, 'image');
    assert.ok(share(fields.description) >= FLOOR.description, 'description');
    assert.ok(fields.price.wrong / fields.price.of <= MOST_WRONG, 'wrong prices');
    assert.ok(priceF1 >= LEAST_F1, 'F1');
    assert.deepEqual([falseProducts, fields.price.falseClaims, threw], [0, 0, 0]);
  });
});
