import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const remotes = globSync('mfe-*', { cwd: root }).sort();
const support = (file) => join(root, 'scripts', 'jest', file);

/** Files of other systems: builds, data of a running system, and packages that tests build. */
const foreign = ['/node_modules/', '/dist/', '/storybook-static/', '/test-results/', '/fixtures/'];

/** `npm test` names those of the extended tests that it leaves out; Jest alone runs all. */
const leftOut = (process.env.LEFT_OUT_TESTS ?? '').split(',').filter(Boolean);
const ignored = [...foreign, ...leftOut];

const everywhere = (name, folder) => ({
  displayName: name,
  rootDir: join(root, folder),
  // Jest would keep it among the temporary files, which don't outlive a run.
  cacheDirectory: join(root, 'node_modules', '.cache', 'jest'),
  testPathIgnorePatterns: [...ignored],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/', '/fixtures/'],
});

/** Runs in jsdom, as ES modules, as a browser would load them. */
const browser = (name, folder = name) => ({
  ...everywhere(name, folder),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testEnvironment: support('browser-environment.mjs'),
  // Packages in jsdom resolve as in Node; the browser builds of some are ES modules in `.js` files.
  testEnvironmentOptions: {
    url: 'https://gifts.example/',
    customExportConditions: ['node', 'import'],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  setupFilesAfterEnv: [support('browser-setup.ts')],
});

/** Runs in Node itself, without a realm or a transform of Jest's: the code under test is the code that runs. */
const server = (name, folder, { match, ignore = [] }) => ({
  ...everywhere(name, folder),
  testMatch: match.map((pattern) => `<rootDir>/${pattern}`),
  testPathIgnorePatterns: [...ignored, ...ignore],
  runner: [support('server-runner.mjs'), { runtime: 'child_process' }],
  setupFilesAfterEnv: [support('time-limit.mjs')],
});

const UNIT = { match: ['**/*.test.ts'], ignore: ['\\.integration\\.test\\.ts$'] };
const INTEGRATION = { match: ['**/*.integration.test.ts'] };

export const browserProjects = [
  browser('bff-contract', 'bff/contract'),
  browser('workers-contract', 'workers/contract'),
  browser('shell-contract', 'shell/contract'),
  browser('shell', 'shell/src'),
  browser('design-system', 'design-system/src'),
  ...remotes.map((remote) => browser(remote)),
];

const serverProjects = [
  server('federation', 'shell/federation', UNIT),
  server('bff', 'bff', { ...UNIT, ignore: [...UNIT.ignore, '<rootDir>/contract/'] }),
  server('workers', 'workers', { ...UNIT, ignore: [...UNIT.ignore, '<rootDir>/contract/'] }),
  server('scripts', 'scripts', UNIT),
  server('boundaries', 'boundaries', UNIT),
  server('release', 'release', UNIT),
];

const integrationProjects = [
  server('bff-integration', 'bff', INTEGRATION),
  server('workers-integration', 'workers', INTEGRATION),
  server('scripts-integration', 'scripts', INTEGRATION),
];

export default {
  rootDir: root,
  // With one worker jest-light-runner would run everything in Jest's own process.
  maxWorkers: 2,
  projects: [...browserProjects, ...serverProjects, ...integrationProjects],
};
