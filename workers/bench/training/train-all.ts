import {
  CONFIDENCE_FEATURES,
  type JudgedField,
} from '../../src/scrape/learned/confidence-features.ts';
import { NAME_FEATURES } from '../../src/scrape/learned/name-features.ts';
import { PRODUCT_FEATURES } from '../../src/scrape/learned/product-features.ts';
import type { Features } from '../../src/scrape/learned/softmax.ts';
import type { PageExample } from './read-examples.ts';
import { chooseThresholds } from './thresholds.ts';
import { foldsOf, leaveOut, trainConfidences, trainModels } from './train.ts';

/** Confidences and thresholds are fitted to answers of models that have not seen the shop. */
const FOLDS = 8;

const tableOf = (features: readonly string[], weights: Features) =>
  Object.fromEntries(features.map((feature, index) => [feature, weights[index] ?? 0]));

export function trainAll(examples: readonly PageExample[]) {
  const { product, name } = trainModels(examples);
  const unseen = leaveOut(foldsOf(examples, FOLDS));
  const confidences = trainConfidences(unseen);
  const confidence = (field: JudgedField) =>
    tableOf(CONFIDENCE_FEATURES[field], confidences[field]);
  return {
    product: tableOf(PRODUCT_FEATURES, product),
    name: tableOf(NAME_FEATURES, name),
    confidence: {
      name: confidence('name'),
      price: confidence('price'),
      currency: confidence('currency'),
      image: confidence('image'),
      availability: confidence('availability'),
      description: confidence('description'),
    },
    thresholds: chooseThresholds(unseen, confidences),
  };
}
