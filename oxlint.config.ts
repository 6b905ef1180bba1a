import { defineConfig, type OxlintOverride } from 'oxlint';
import { productionRules, renderingRules, testRules } from './boundaries/dependency-rules.mjs';
import { tests } from './boundaries/test-files.mjs';

/** The boundary rule sees only what a package exports; these export nothing, and stay closed to paths, too. */
const deployables = {
  regex: '^@gift-registry/(mfe-[a-z]+|bff|workers|shell|e2e)(/|$)',
  message: 'A deployable publishes its contract; nothing else of it may be imported.',
};

const nodeBuiltins = {
  regex: '^node:',
  message: 'This code runs in browsers.',
};

const buildTools = {
  name: '@gift-registry/federation',
  message: 'Only webpack.config.cjs may build.',
};

const readersOfTheShell = [
  {
    name: '@gift-registry/bff-contract',
    allowTypeImports: true,
    message: 'Every page loads the shell, so it must stay small: src/bff reads with valibot.',
  },
  {
    name: 'zod',
    message: 'Use valibot: every page loads the shell, so it must stay small.',
  },
];

const routesOfTheBff =
  'Workers know no route of the BFF; mails take dates and amounts from its formats, and colours from its themes.';
const formatsAndThemesOnly = {
  group: [
    '@gift-registry/bff-contract/*',
    '!@gift-registry/bff-contract/formats',
    '!@gift-registry/bff-contract/themes',
  ],
  message: routesOfTheBff,
};

const source = ['**/*.{ts,tsx}'];

const boundaries = (depConstraints: readonly object[]): ['error', object] => [
  'error',
  {
    allow: [],
    depConstraints,
    banTransitiveDependencies: true,
    checkDynamicDependenciesExceptions: ['.*'],
  },
];

const strict: OxlintOverride['rules'] = {
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/triple-slash-reference': 'error',
  'typescript/unified-signatures': 'error',
  'eslint/eqeqeq': 'error',
  'eslint/no-array-constructor': 'error',
  // `catch {}` without a word hides failures; with one it is a decision.
  'eslint/no-empty': 'error',
  'eslint/no-unused-expressions': 'error',
  'eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  'eslint/no-useless-constructor': 'error',
  'eslint/no-var': 'error',
  'eslint/prefer-const': 'error',
  'eslint/prefer-rest-params': 'error',
  'eslint/prefer-spread': 'error',
};

/** The rules of the React compiler. A component that was loaded on demand comes out of a hook, so `static-components` is off. */
const compiler: OxlintOverride['rules'] = {
  'react/error-boundaries': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/incompatible-library': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: [
    './boundaries/rules/house-plugin.mjs',
    { name: 'nx', specifier: '@nx/eslint-plugin' },
  ],
  categories: { correctness: 'off' },
  options: { respectEslintDisableDirectives: false },
  ignorePatterns: [
    '**/dist/**',
    '**/storybook-static/**',
    '**/.data*/**',
    '**/test-results/**',
    '**/fixtures/**',
    '**/*.generated.ts',
  ],
  overrides: [
    { files: source, rules: { ...strict, 'house/plain-words': 'error' } },
    {
      files: ['{shell,mfe-*,bff,workers}/{src,contract/src}/**/*.{ts,tsx}'],
      excludeFiles: [...tests, 'bff/src/features/releases/**'],
      rules: { 'house/screen-words': 'error' },
    },
    {
      files: ['{shell,mfe-*,bff,workers,design-system}/{src,contract/src}/**/*.{ts,tsx}'],
      excludeFiles: [...tests, 'bff/contract/src/formats/**'],
      rules: { 'house/formats': 'error' },
    },
    {
      files: ['bff/src/**/*.ts'],
      excludeFiles: [...tests, 'bff/src/platform/database/**'],
      rules: { 'house/transactions': 'error' },
    },
    {
      // A use case is a file of a feature that is named by what it does.
      files: ['bff/src/features/**/*.ts', 'bff/src/**/*.service.ts'],
      excludeFiles: [...tests, 'bff/src/**/*.{repository,routes}.ts'],
      rules: { 'house/transactions': ['error', { useCases: true }] },
    },
    {
      files: ['bff/src/**/*.ts'],
      excludeFiles: [...tests, 'bff/src/platform/database/**', 'bff/src/**/*.repository.ts'],
      rules: { 'house/statements': 'error' },
    },
    {
      files: ['{shell,mfe-*,design-system}/**/*.{ts,tsx}'],
      rules: {
        'eslint/no-console': ['error', { allow: ['error', 'warn'] }],
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
      },
    },
    {
      files: ['{shell,mfe-*,design-system}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: compiler,
    },
    {
      files: ['{shell,mfe-*}/src/**/*.tsx'],
      // The question before leaving is opened by Back itself, and the next Back answers it.
      excludeFiles: ['**/*.test.tsx', 'mfe-host/src/features/registries/form/leave-dialog.tsx'],
      rules: { 'house/history-layers': 'error' },
    },
    {
      files: ['**/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*-page.tsx', '**/routes.tsx', '**/*.stories.tsx'],
      rules: { 'import/no-default-export': 'error' },
    },
    {
      files: ['**/*.{ts,tsx,cjs,mjs,js}'],
      rules: {
        'house/no-inline-config': 'error',
        'eslint/no-restricted-imports': ['error', { patterns: [deployables] }],
        'nx/enforce-module-boundaries': boundaries(productionRules),
      },
    },
    {
      files: ['shell/contract/src/server.tsx', 'shell/contract/src/document-replies.ts'],
      rules: { 'nx/enforce-module-boundaries': boundaries(renderingRules) },
    },
    {
      files: tests,
      rules: { 'nx/enforce-module-boundaries': boundaries(testRules) },
    },
    {
      files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'],
      rules: {
        'eslint/no-restricted-imports': ['error', { paths: [buildTools], patterns: [deployables] }],
      },
    },
    {
      files: ['design-system/src/**/*.{ts,tsx}', '{shell,bff}/contract/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'eslint/no-restricted-imports': ['error', { patterns: [deployables, nodeBuiltins] }],
      },
    },
    {
      files: ['mfe-*/src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          { paths: [buildTools], patterns: [deployables, nodeBuiltins] },
        ],
      },
    },
    {
      files: ['shell/src/**/*.{ts,tsx}'],
      // The question for the identity is a chunk of its own, which few visits load.
      excludeFiles: [...tests, 'shell/src/identity/identity-{dialog,forms}.tsx'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [buildTools, ...readersOfTheShell],
            patterns: [deployables, nodeBuiltins],
          },
        ],
      },
    },
    {
      files: ['workers/**/*.{ts,tsx}'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [{ name: '@gift-registry/bff-contract', message: routesOfTheBff }],
            patterns: [deployables, formatsAndThemesOnly],
          },
        ],
      },
    },
    {
      // They configure the whole workspace.
      files: [
        '{oxlint,eslint,jest}.config.{ts,mjs}',
        '.dependency-cruiser.mjs',
        'boundaries/{*,rules/*}',
      ],
      rules: { 'nx/enforce-module-boundaries': 'off' },
    },
  ],
});
