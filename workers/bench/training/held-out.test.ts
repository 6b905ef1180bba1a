import { judgeHeldOut } from './held-out.ts';
import type { PageExample } from './read-examples.ts';
import { foldsOf, leaveOut } from './train.ts';

const SIZE = 30;
const shops = Array.from({ length: 24 }, (_, index) => `shop-${String(index).padStart(2, '0')}`);

const features = (holds: boolean, size = SIZE) => [
  1,
  ...Array.from({ length: size - 1 }, () => (holds ? 1 : 0)),
];

const exampleOf = (shop: string, isProduct: boolean): PageExample => ({
  shop,
  page: `${shop}-${isProduct}`,
  system: 'other',
  mutation: 'clean',
  isReadable: true,
  isProduct,
  isOffered: true,
  product: features(isProduct),
  name: { candidates: [features(isProduct)], right: isProduct ? [0] : [], isKnown: isProduct },
  first: isProduct ? { price: { features: features(true, 4), isRight: true, exists: true } } : {},
  isOutOfStock: false,
});

const examples = shops.flatMap((shop) => [exampleOf(shop, true), exampleOf(shop, false)]);
const judge = (pages: readonly PageExample[]) =>
  judgeHeldOut(leaveOut(foldsOf(pages, 6)), ({ example }) => example.shop);

test('a page is judged by what other shops teach', () => {
  const judged = judge(examples);
  expect(judged.length).toBe(examples.length);
  for (const { page, isTaken, verdicts } of judged) {
    expect(isTaken).toBe(page.example.isProduct);
    expect(verdicts.price).toBe(page.example.isProduct ? 'right' : undefined);
  }
});

test('a shop whose pages say the opposite of all others is judged wrong, as nothing of it was learned', () => {
  const [odd] = shops;
  const turned = examples.map((example) =>
    example.shop === odd ? { ...example, product: features(!example.isProduct) } : example,
  );
  const own = judge(turned).filter(({ page }) => page.example.shop === odd);
  expect(own.map(({ page, isTaken }) => isTaken === page.example.isProduct)).toStrictEqual([
    false,
    false,
  ]);
});

test('every example is in one fold, and those of a shop in the same', () => {
  const folds = foldsOf(examples, 5);
  expect(folds.flat().length).toBe(examples.length);
  for (const shop of shops)
    expect(folds.filter((fold) => fold.some((each) => each.shop === shop)).length).toBe(1);
});
