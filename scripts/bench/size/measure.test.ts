import { orderFieldFiles, purchaseFiles } from './changes.ts';
import { measure } from './measure.ts';

const lines = (count: number): string => 'run();\n'.repeat(count);

/** The least that a purchase needs. */
const purchase = [
  ['mfe-guest/src/gifts/claim.ts', "export const claim = () => api('claimItem', {});\n"],
  ['bff/contract/src/claims.ts', 'export const claimItem = defineRoute({});\n'],
  [
    'bff/src/claims/claims.routes.ts',
    "import { claimGift } from './claim-gift.ts';\nimport { sweep } from './sweep.ts';\nroute(app, contract.claimItem, ({ body }) =>\n  claimGift(body),\n);\nschedule(sweep);\n",
  ],
  ['bff/src/claims/claim-gift.ts', 'export const claimGift = () => insert();\n'],
  ['bff/src/claims/sweep.ts', 'export const sweep = () => {};\n'],
] as const;

test('production code is code of a deployable without tests, stories and generated files', () => {
  const {
    production,
    lines: all,
    ...size
  } = measure(
    new Map([
      ...purchase,
      ['bff/src/main.ts', lines(3)],
      ['bff/src/main.test.ts', lines(5)],
      ['bff/bench/claim.ts', lines(5)],
      ['bff/contract/openapi.json', lines(9)],
      ['mfe-host/src/screens/gifts/gift.tsx', lines(2)],
      ['mfe-host/src/screens/gifts/gift.module.css', lines(2)],
      ['scripts/start/main.ts', lines(7)],
    ]),
  );
  expect([...production]).toStrictEqual([
    ['bff', 12],
    ['mfe-guest', 1],
    ['mfe-host', 4],
  ]);
  expect(size).toMatchObject({ testLines: 5, generatedLines: 9, files: 12, folders: 7 });
  expect(all).toBe(34);
});

test('a small module is counted when one module of its folder imports it, and no other', () => {
  const { smallFiles } = measure(
    new Map([
      ...purchase,
      ['bff/src/main.ts', "import './alone.ts';\nimport './shared.ts';\nimport './area/far.ts';\n"],
      ['bff/src/other.ts', "import './shared.ts';\nimport './long.ts';\n"],
      ['bff/src/alone.ts', lines(25)],
      ['bff/src/alone.test.ts', "import './alone.ts';\n"],
      ['bff/src/shared.ts', lines(1)],
      ['bff/src/long.ts', lines(26)],
      ['bff/src/area/far.ts', lines(1)],
    ]),
  );
  expect(smallFiles).toStrictEqual([
    'bff/src/claims/claim-gift.ts',
    'bff/src/claims/sweep.ts',
    'bff/src/alone.ts',
  ]);
});

test('a field of an order is named by its property, its column, its file or its component', () => {
  const files = [
    ['bff/contract/src/orders.ts', 'wantedDay: day,'],
    ['bff/sql/orders.sql', 'wanted_day date,'],
    ['mfe-guest/src/order/place.tsx', "import { day } from './wanted-day.ts';"],
    ['mfe-guest/src/order/place.test.tsx', "wantedDay: '2027-01-01'"],
    ['mfe-guest/src/order/day.tsx', 'the wanted day'],
  ] as const;
  expect(orderFieldFiles(new Map(files))).toStrictEqual(files.slice(0, 3).map(([path]) => path));
});

test('a purchase goes from the screens through the request and the route to the row', () => {
  const tree = new Map<string, string>([
    ...purchase,
    ['mfe-guest/src/gifts/page.tsx', "const load = () => import('./dialog.tsx');"],
    ['mfe-guest/src/gifts/dialog.tsx', "import { claim } from './claim.ts';"],
    ['mfe-guest/src/gifts/reply.ts', "import type { Claim } from './claim.ts';"],
    [
      'bff/src/claims/claim-gift.ts',
      "import { insert } from './claims.repository.ts';\nimport { publish } from '../registries/index.ts';\nimport { transact } from '../platform/transact.ts';\n",
    ],
    ['bff/src/claims/claims.repository.ts', ''],
    [
      'bff/src/registries/index.ts',
      "export { changed as publish } from './changed.ts';\nexport { close } from './close.ts';\n",
    ],
    ['bff/src/registries/changed.ts', ''],
    ['bff/src/registries/close.ts', ''],
    ['bff/src/platform/transact.ts', ''],
  ]);
  expect(purchaseFiles(tree)).toStrictEqual([
    'mfe-guest/src/gifts/claim.ts',
    'mfe-guest/src/gifts/dialog.tsx',
    'mfe-guest/src/gifts/page.tsx',
    'bff/contract/src/claims.ts',
    'bff/src/claims/claims.routes.ts',
    'bff/src/claims/claim-gift.ts',
    'bff/src/claims/claims.repository.ts',
    'bff/src/registries/changed.ts',
  ]);
  tree.set(
    'bff/src/claims/claims.routes.ts',
    "import { sweep } from './sweep.ts';\nroute(app, claimItem, sweep(deps));\n",
  );
  expect(purchaseFiles(tree).at(-1)).toBe('bff/src/claims/sweep.ts');
  tree.delete('mfe-guest/src/gifts/claim.ts');
  expect(() => purchaseFiles(tree)).toThrow('claimItem is not found');
});
