/** Import rules inside a deployable. oxlint.config.ts holds the rules between deployables. */

import { screensOfRemotes, separateScreens } from './boundaries/rules/separate-screens.mjs';

const importRule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** The layers of bff/src, and the ones that each may import. Only the programs beside them import all. */
const layers = {
  http: ['areas', 'subjects', 'platform'],
  areas: ['subjects', 'platform'],
  subjects: ['platform'],
  platform: [],
  seeding: ['areas', 'subjects', 'platform'],
};

const layerRules = Object.entries(layers).map(([layer, below]) =>
  importRule(
    `${layer}-imports-downwards`,
    below.length === 0
      ? `${layer} imports no other layer of the BFF.`
      : `Of the BFF, ${layer} may import ${below.join(', ')}.`,
    `^bff/src/${layer}/`,
    `^bff/src/(?!(${[layer, ...below].join('|')})/)`,
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
    ...layerRules,
    importRule(
      'areas-are-separate',
      'A rule that two areas use belongs to subjects.',
      '^bff/src/areas/([^/]+)/',
      '^bff/src/areas/(?!$1/)',
    ),
    importRule(
      'routes-answer-in-areas-or-http',
      'Subjects and the platform answer no request.',
      '^bff/src/(subjects|platform)/.*\\.routes\\.ts$',
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
    separateScreens(await screensOfRemotes(import.meta.dirname)),
    importRule(
      'services-know-no-http',
      'Services hold rules and transactions and know no route.',
      '\\.service\\.ts$',
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
