/** Import rules inside a deployable. oxlint.config.ts holds the rules between deployables. */

import { features } from './boundaries/features.mjs';
import { screensOfRemotes, separateScreens } from './boundaries/rules/separate-screens.mjs';

const importRule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** The parts of bff/src, and the ones that each may import. Only the programs beside them import all. */
const parts = {
  documents: ['plugins', 'features', 'platform'],
  plugins: ['features', 'platform'],
  features: ['platform'],
  platform: [],
  seeding: ['features', 'platform'],
};

const partRules = Object.entries(parts).map(([part, below]) =>
  importRule(
    `${part}-imports-downwards`,
    below.length === 0
      ? `${part} imports no other part of the BFF.`
      : `Of the BFF, ${part} may import ${below.join(', ')}.`,
    `^bff/src/${part}/`,
    `^bff/src/(?!(${[part, ...below].join('|')})/)`,
  ),
);

const featureRules = features
  .slice(1)
  .map((feature, index) =>
    importRule(
      `${feature}-imports-downwards`,
      'A feature imports those after it in boundaries/features.mjs.',
      `^bff/src/features/${feature}/`,
      `^bff/src/features/(${features.slice(0, index + 1).join('|')})/`,
    ),
  );

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other, types included, have one reason to change too many.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other are one subject under two names.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^[^/]+/(contract/)?src/' },
      to: { circular: true },
    },
    ...partRules,
    ...featureRules,
    importRule(
      'features-are-used-by-their-index',
      'What others may use of a feature stands in its index.ts.',
      '^bff/src/(?:features/([^/]+)|documents|plugins)/',
      '^bff/src/features/(?!$1/)[^/]+/(?!index\\.ts$|.*\\.routes\\.ts$)',
    ),
    importRule(
      'documents-alone-answer-for-features',
      'A feature answers its own routes; the documents answer those that need a document.',
      '^bff/src/(?:features/([^/]+)|plugins)/',
      '^bff/src/features/(?!$1/)[^/]+/.*\\.routes\\.ts$',
    ),
    importRule(
      'the-platform-answers-nothing',
      'Routes belong to a feature or to the documents.',
      '^bff/src/platform/.*\\.routes\\.ts$',
      '.',
    ),
    importRule(
      'repositories-are-sql-only',
      'Repositories hold SQL and know no service or route.',
      '\\.repository\\.ts$',
      '\\.(service|routes)\\.ts$',
    ),
    importRule(
      'workers-jobs-are-separate',
      'Mail and scraping are two jobs: neither knows the other.',
      '^workers/src/(mail|scrape)/',
      '^workers/src/(?!$1/)(mail|scrape)/',
    ),
    importRule(
      'scraper-extracts-without-network',
      'Extraction reads a page that was fetched; it starts no request, thread or browser.',
      '^workers/src/scrape/(extract|merge|page|price|text)/',
      '^workers/src/scrape/(fetch|browser|parser-thread|politeness|pictures|page-cache|cli)/',
    ),
    importRule(
      'formats-import-nothing',
      'Mails, and first loads without schemas, take dates and amounts from the formats.',
      '^bff/contract/src/formats/',
      '^(?!bff/contract/src/formats/)',
    ),
    ...separateScreens(await screensOfRemotes(import.meta.dirname)),
    importRule(
      'services-know-no-http',
      'Use cases hold rules and transactions and know no route.',
      '^bff/src/features/[^/]+/[^/.]+\\.ts$|\\.service\\.ts$',
      '\\.routes\\.ts$',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|storybook-static|fixtures|test-results|testing|bench|\\.data[^/]*)/|\\.(test|spec|stories|guide)\\.tsx?$',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
