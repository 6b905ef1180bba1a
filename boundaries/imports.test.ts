import { SampleImports } from './sample-imports.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

const items = 'bff/src/features/items';
const list = 'mfe-host/src/screens/products/list.ts';
const view = 'mfe-guest/src/screens/your-gifts/view.ts';
const questions = 'mfe-public/src/screens/faq/questions.ts';

const samples: readonly (readonly [rule: string, imports: Imports])[] = [
  ['no-circular', { [`${items}/a.ts`]: [`${items}/b.ts`], [`${items}/b.ts`]: [`${items}/a.ts`] }],
  [
    'no-folder-cycles',
    {
      'mfe-host/src/items/a.ts': ['mfe-host/src/checklist/b.ts'],
      'mfe-host/src/checklist/d.ts': ['mfe-host/src/items/c.ts'],
    },
  ],
  [
    'repositories-are-sql-only',
    { [`${items}/items.repository.ts`]: [`${items}/items.service.ts`] },
  ],
  ['services-know-no-http', { [`${items}/items.service.ts`]: [`${items}/items.routes.ts`] }],
  ['screens-are-separate', { 'mfe-host/src/screens/host/page.ts': [list] }],
  ['screens-are-separate', { 'mfe-guest/src/features/gift-list/list.ts': [view] }],
  ['workers-jobs-are-separate', { 'workers/src/mail/mail.ts': ['workers/src/scrape/scraper.ts'] }],
  [
    'scraper-extracts-without-network',
    { 'workers/src/scrape/extract/name.ts': ['workers/src/scrape/fetch/fetch.ts'] },
  ],
  [
    'formats-import-nothing',
    { 'bff/contract/src/formats/dates.ts': ['bff/contract/src/fields/date.ts'] },
  ],
];

const allowed: Imports = {
  [`${items}/items.routes.ts`]: [`${items}/items.service.ts`],
  [`${items}/items.service.ts`]: [`${items}/items.repository.ts`],
  'mfe-public/src/pages.ts': [questions],
  [questions]: ['mfe-public/src/features/blog/post.ts'],
};

async function brokenRules(imports: Imports): Promise<string[]> {
  const sample = new SampleImports();
  try {
    for (const path of Object.values(imports).flat()) sample.write(path, '');
    for (const [file, imported] of Object.entries(imports)) sample.import(file, ...imported);
    const violations = await sample.violations();
    return [...new Set(violations.map(({ rule }) => rule.name))];
  } finally {
    sample.remove();
  }
}

test.each(samples)('the rule %s finds %j', async (rule, imports) => {
  expect(await brokenRules(imports)).toEqual([rule]);
});

test('the rules allow routes to repositories, and screens to features', async () => {
  expect(await brokenRules(allowed)).toEqual([]);
});
