/** Import rules inside a deployable. oxlint.config.ts holds the rules between deployables. */

const layer = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

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
    layer(
      'no-areas-below-areas',
      'Areas use the BFF’s plugins, sessions and outbox; those know no area.',
      '^bff/src/(?!areas/)[^/]+/',
      '^bff/src/areas/',
    ),
    layer(
      'repositories-are-sql-only',
      'Repositories hold SQL and know no service or route.',
      '\\.repository\\.ts$',
      '\\.(service|routes)\\.ts$',
    ),
    layer(
      'workers-jobs-are-separate',
      'Mail and scraping are two jobs: neither knows the other.',
      '^workers/src/(mail|scrape)/',
      '^workers/src/(?!$1/)(mail|scrape)/',
    ),
    layer(
      'scraper-extracts-without-network',
      'Extraction reads a page that was fetched; it starts no request, thread or browser.',
      '^workers/src/scrape/(extract|merge|page|price|text)/',
      '^workers/src/scrape/(fetch|browser|parser-thread|politeness|pictures|page-cache|cli)/',
    ),
    layer(
      'screens-are-separate',
      'A screen imports shared parts of its remote, never another screen.',
      '^mfe-host/src/(create-registry|delivery-preferences|edit-registry|host|product|products|registry|registry-link-share|share-redirect)/',
      '^mfe-host/src/(?!$1/)(create-registry|delivery-preferences|edit-registry|host|product|products|registry|registry-link-share|share-redirect)/',
    ),
    layer(
      'services-know-no-http',
      'Services hold rules and transactions and know no route.',
      '\\.service\\.ts$',
      '\\.routes\\.ts$',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|storybook-static|fixtures|test-results|testing|bench|\\.data[^/]*)/|\\.(test|spec|stories)\\.tsx?$',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
