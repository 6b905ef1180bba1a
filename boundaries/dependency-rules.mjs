/** The libraries that each kind of project may import. A library that is missing here is a decision to make. */
const libraries = {
  contract: ['react', 'valibot', 'zod'],
  designSystem: [
    '@base-ui/react',
    '@tanstack/react-table',
    'libphonenumber-js',
    'react',
    'react-dom',
  ],
  remote: [
    '@atlaskit/pragmatic-drag-and-drop',
    '@atlaskit/pragmatic-drag-and-drop-hitbox',
    '@hookform/resolvers',
    '@tanstack/react-query',
    '@zxcvbn-ts/language-common',
    '@visx/scale',
    '@visx/shape',
    'papaparse',
    'react',
    'react-hook-form',
    'uuid',
    'zod',
  ],
  shell: ['@tanstack/react-query', 'react', 'react-dom', 'react-router', 'valibot'],
  build: [
    '@jridgewell/trace-mapping',
    '@pmmmwh/react-refresh-webpack-plugin',
    'css-loader',
    'css-minimizer-webpack-plugin',
    'escape-goat',
    'http-proxy-middleware',
    'mini-css-extract-plugin',
    'swc-loader',
    'terser-webpack-plugin',
    'webpack',
    'webpack-dev-server',
  ],
  bff: [
    '@fastify/*',
    '@jridgewell/trace-mapping',
    '@node-rs/argon2',
    '@zip.js/zip.js',
    '@zxcvbn-ts/language-common',
    'aws4fetch',
    'bidi-js',
    'bullmq',
    'close-with-grace',
    'escape-goat',
    'fastify',
    'fastify-plugin',
    'fastify-type-provider-zod',
    'find-my-way',
    'harfbuzzjs',
    'ical-generator',
    'ioredis',
    'jose',
    'kysely',
    'lru-cache',
    'p-limit',
    'p-queue',
    'p-timeout',
    'pg',
    'pino',
    'piscina',
    'postcss',
    'sharp',
    'uqr',
    'wawoff2',
    'wawoff2/*',
    'zod',
  ],
  workers: [
    '@sparticuz/chromium',
    'aws4fetch',
    'axe-core',
    'bullmq',
    'cheerio',
    'close-with-grace',
    'domhandler',
    'domutils',
    'encoding-sniffer',
    'escape-goat',
    'htmlparser2',
    'ioredis',
    'ipaddr.js',
    'jsonrepair',
    'lru-cache',
    'nodemailer',
    'p-queue',
    'p-timeout',
    'pidusage',
    'piscina',
    'pino',
    'playwright-core',
    'sharp',
    'tldts',
    'tough-cookie',
    'undici',
    'zod',
  ],
  scripts: [
    '@microsoft/api-extractor',
    '@nx/devkit',
    '@sparticuz/chromium',
    'maildev',
    'oidc-provider',
    'oxfmt',
    'pg',
    'sharp',
    'subset-font',
    'zod',
  ],
  release: [],
  e2e: ['@playwright/test', 'axe-core', 'lighthouse', 'zod'],
  boundaries: ['dependency-cruiser', 'eslint', 'oxlint'],
};

const testLibraries = {
  contract: ['@tanstack/react-query', '@testing-library/*', 'fast-check'],
  designSystem: [
    '@playwright/test',
    '@storybook/*',
    '@terrazzo/parser',
    '@testing-library/*',
    'axe-core',
    'escape-goat',
    'pixelmatch',
    'postcss',
    'remark-gfm',
    'sharp',
    'storybook',
    'vite',
    'zod',
  ],
  remote: ['@testing-library/*'],
  shell: ['@testing-library/*'],
  build: ['@jridgewell/trace-mapping', 'selfsigned'],
  bff: ['ajv', 'ajv/*', 'ajv-formats', 'autocannon', 'fast-check', 'get-port', 'zxing-wasm/reader'],
  workers: [
    '@samirrayani/metascraper-shopping',
    'fast-check',
    'mailparser',
    'metascraper',
    'metascraper-*',
    'pg',
    's3rver',
    'smtp-server',
    'web-auto-extractor',
  ],
  scripts: [
    '@jest/globals',
    '@testing-library/*',
    '@jest/environment-jsdom-abstract',
    'jest-light-runner',
    'jsdom',
    'tinypool',
    'typescript',
  ],
  release: [],
  e2e: [],
  boundaries: [],
};

/**
 * Dependencies between projects, by the tags in each project.json. Every deployable publishes a `contract/`, and that
 * is the only part of it that another one may import.
 */
const projectRules = {
  contract: {
    sourceTag: 'type:contract',
    onlyDependOnLibsWithTags: [],
    notDependOnLibsWithTags: ['*'],
  },
  designSystem: { sourceTag: 'type:design-system', notDependOnLibsWithTags: ['*'] },
  remote: {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: ['type:contract', 'type:design-system', 'type:build'],
    notDependOnLibsWithTags: ['scope:workers'],
  },
  shell: {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: ['type:contract', 'type:design-system', 'type:build'],
    notDependOnLibsWithTags: ['scope:workers'],
  },
  build: { sourceTag: 'type:build', onlyDependOnLibsWithTags: ['type:contract'] },
  bff: {
    allSourceTags: ['type:app', 'scope:bff'],
    onlyDependOnLibsWithTags: ['type:contract'],
    notDependOnLibsWithTags: ['scope:shell'],
  },
  workers: {
    allSourceTags: ['type:app', 'scope:workers'],
    onlyDependOnLibsWithTags: ['type:contract'],
    notDependOnLibsWithTags: ['scope:shell'],
  },
  scripts: {
    allSourceTags: ['type:tool', 'scope:scripts'],
    onlyDependOnLibsWithTags: ['type:contract', 'type:tool'],
  },
  release: {
    allSourceTags: ['type:tool', 'scope:release'],
    onlyDependOnLibsWithTags: [],
    notDependOnLibsWithTags: ['*'],
  },
  e2e: { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contract', 'type:tool'] },
  boundaries: {
    allSourceTags: ['type:tool', 'scope:boundaries'],
    onlyDependOnLibsWithTags: ['type:contract', 'type:tool'],
  },
};

const withSubpaths = (names) => names.flatMap((name) => [name, `${name}/*`]);

const rulesWith = (allowed) =>
  Object.entries(projectRules).map(([kind, rule]) => ({
    ...rule,
    allowedExternalImports: withSubpaths(allowed(kind)),
  }));

export const productionRules = rulesWith((kind) => libraries[kind]);

export const renderingRules = rulesWith((kind) =>
  kind === 'contract'
    ? [...libraries.contract, '@tanstack/react-query', 'react-dom']
    : libraries[kind],
);

export const testRules = rulesWith((kind) => [...libraries[kind], ...testLibraries[kind]]);
