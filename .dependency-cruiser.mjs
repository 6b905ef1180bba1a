/** Import rules inside a deployable. ESLint holds the rules between deployables. */

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
