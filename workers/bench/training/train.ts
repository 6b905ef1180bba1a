import {
  CONFIDENCE_FEATURES,
  nameConfidenceFeatures,
  type JudgedField,
} from '../../src/scrape/learned/confidence-features.ts';
import { NAME_FEATURES } from '../../src/scrape/learned/name-features.ts';
import { PRODUCT_FEATURES } from '../../src/scrape/learned/product-features.ts';
import { chanceOf, chancesOf, type Features } from '../../src/scrape/learned/softmax.ts';
import { FIRST_FIELDS, type PageExample } from './read-examples.ts';
import { trainSoftmax, type Example } from './train-softmax.ts';

const NAMES = { penalty: 0.003, steps: 150 } as const;
const PRODUCTS = { penalty: 0.003, steps: 300 } as const;
const CONFIDENCES = { penalty: 0.0005, steps: 400 } as const;

type Weighted = readonly { readonly example: PageExample }[];

/** Shops with many pages count by the root of their number, and the mutations of a page share its weight. */
function weightsOf(pages: Weighted): number[] {
  const ofShop = Map.groupBy(pages, ({ example }) => example.shop);
  const ofPage = Map.groupBy(pages, ({ example }) => example.page);
  return pages.map(({ example: { shop, page } }) => {
    const count = new Set(ofShop.get(shop)?.map(({ example }) => example.page)).size;
    return Math.sqrt(count) / count / (ofPage.get(page)?.length ?? 1);
  });
}

/** People paste pages as they are: those count as much as all their mutations together. */
function realisticWeightsOf(pages: Weighted): number[] {
  const ofPage = Map.groupBy(pages, ({ example }) => example.page);
  const weights = weightsOf(pages);
  return pages.map(({ example: { page, mutation } }, index) => {
    const versions = ofPage.get(page)?.length ?? 1;
    const own = mutation === 'clean' ? versions / 2 : versions / (2 * Math.max(1, versions - 1));
    return (weights[index] ?? 0) * (versions === 1 ? 1 : own);
  });
}

const wrapped = (examples: readonly PageExample[]) => examples.map((example) => ({ example }));

function trainNames(examples: readonly PageExample[]): number[] {
  const named = examples.filter(({ name }) => name.isKnown);
  const weights = weightsOf(wrapped(named));
  return trainSoftmax(
    named.map(({ name }, index) => ({ ...name, weight: weights[index] ?? 0 })),
    NAME_FEATURES.length,
    NAMES,
  );
}

/** Pages that sell nothing are few, and together they weigh as much as the products. */
function trainProducts(examples: readonly PageExample[]): number[] {
  const readable = examples.filter(({ isReadable }) => isReadable);
  const weights = weightsOf(wrapped(readable));
  const total = (wanted: boolean) =>
    readable.reduce(
      (sum, { isProduct }, index) => sum + (isProduct === wanted ? (weights[index] ?? 0) : 0),
      0,
    );
  const balance = total(true) / Math.max(total(false), 1e-9);
  return trainSoftmax(
    readable.map(({ product, isProduct }, index) => ({
      candidates: [product],
      right: isProduct ? [0] : [],
      weight: (weights[index] ?? 0) * (isProduct ? 1 : balance),
    })),
    PRODUCT_FEATURES.length,
    PRODUCTS,
  );
}

/** Scores of a page by models that have seen no page of its shop. */
export interface UnseenPage {
  readonly example: PageExample;
  readonly product: number;
  readonly name: { readonly chance: number; readonly isRight: boolean };
}

function unseen(example: PageExample, products: Features, names: Features): UnseenPage {
  const product = example.isReadable ? chanceOf(example.product, products) : 0;
  const chances = chancesOf(example.name.candidates, names);
  const chance = Math.max(0, ...chances);
  const isRight = example.name.right.includes(chances.indexOf(chance));
  return { example, product, name: { chance, isRight } };
}

export function foldsOf(
  examples: readonly PageExample[],
  count: number,
  groupOf: (example: PageExample) => string = ({ shop }) => shop,
): PageExample[][] {
  const groups = [...new Set(examples.map(groupOf))].toSorted();
  const place = new Map(groups.map((group, index) => [group, index % count]));
  return Array.from({ length: Math.min(count, groups.length) }, (_, at) =>
    examples.filter((example) => place.get(groupOf(example)) === at),
  );
}

export const leaveOut = (folds: readonly (readonly PageExample[])[]): UnseenPage[] =>
  folds.flatMap((fold) => {
    const left = new Set(fold);
    const others = folds.flat().filter((example) => !left.has(example));
    const products = trainProducts(others);
    const names = trainNames(others);
    return fold.map((example) => unseen(example, products, names));
  });

export interface Answer {
  readonly features: Features | null;
  readonly isRight: boolean;
  readonly exists: boolean;
}

/** Undefined where the right answer is not known. */
export function answerOf({ example, name }: UnseenPage, field: JudgedField): Answer | undefined {
  if (field !== 'name') return example.first[field];
  if (!example.name.isKnown) return undefined;
  return { features: nameConfidenceFeatures(name.chance), isRight: name.isRight, exists: true };
}

export const JUDGED: readonly JudgedField[] = ['name', ...FIRST_FIELDS];

export type Confidences = Readonly<Record<JudgedField, Features>>;

function trainConfidence(pages: readonly UnseenPage[], field: JudgedField): Features {
  const judged = pages.flatMap((page) => {
    const { features = null, isRight = false } = answerOf(page, field) ?? {};
    return features ? [{ example: page.example, features, isRight }] : [];
  });
  const weights = realisticWeightsOf(judged);
  const examples = judged.map(({ features, isRight }, index): Example => ({
    candidates: [features],
    right: isRight ? [0] : [],
    weight: weights[index] ?? 0,
  }));
  return trainSoftmax(examples, CONFIDENCE_FEATURES[field].length, CONFIDENCES);
}

export const trainConfidences = (pages: readonly UnseenPage[]): Confidences => ({
  name: trainConfidence(pages, 'name'),
  price: trainConfidence(pages, 'price'),
  currency: trainConfidence(pages, 'currency'),
  image: trainConfidence(pages, 'image'),
  availability: trainConfidence(pages, 'availability'),
  description: trainConfidence(pages, 'description'),
});

export const trainModels = (examples: readonly PageExample[]) => ({
  product: trainProducts(examples),
  name: trainNames(examples),
});
