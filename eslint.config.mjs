import { readFileSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import * as jsonParser from 'jsonc-eslint-parser';
import { productionRules, renderingRules, testRules } from './boundaries/dependency-rules.mjs';
import { plainWords } from './boundaries/plain-words.mjs';

/** The boundary rule sees only what a package exports; these export nothing, and stay closed to paths, too. */
const deployables = {
  regex: '^@gift-registry/(mfe-[a-z]+|bff|workers|shell|e2e)(/|$)',
  message: 'A deployable publishes its contract; nothing else of it may be imported.',
};

/** The rule does not read style sheets, which name these packages. */
const fontsOfStyleSheets = Object.keys(
  JSON.parse(readFileSync(new URL('design-system/package.json', import.meta.url), 'utf8'))
    .dependencies,
).filter((name) => name.startsWith('@fontsource-variable/'));

const nodeBuiltins = {
  regex: '^node:',
  message: 'This code runs in browsers.',
};

const source = ['**/*.{ts,tsx}'];
const browserSource = [
  '{shell,mfe-*,design-system}/src/**/*.{ts,tsx}',
  '{shell,bff}/contract/**/*.{ts,tsx}',
];
const tests = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/{testing,bench,jest,.storybook}/**/*.{ts,tsx,mjs}',
  'design-system/*.ts',
  'e2e/**/*.ts',
];

const boundaries = (depConstraints) => [
  'error',
  {
    allow: [],
    depConstraints,
    banTransitiveDependencies: true,
    checkDynamicDependenciesExceptions: ['.*'],
  },
];

/** The React compiler behind these rules reads a whole file, which takes a fifth of the time of lint. */
const compilerRulesOff = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules)
    .filter((rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule))
    .map((rule) => [rule, 'off']),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/.data*/**',
      '**/test-results/**',
      '**/fixtures/**',
    ],
  },
  {
    // A rule that is wrong somewhere is changed here, where everyone sees it.
    linterOptions: { noInlineConfig: true },
  },
  {
    // Rules that need types are in .oxlintrc.json.
    files: source,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `catch {}` without a word hides failures; with one it is a decision.
      'no-empty': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: source,
    plugins: { house: { rules: { 'plain-words': plainWords } } },
    rules: { 'house/plain-words': 'error' },
  },
  {
    files: ['{shell,mfe-*,design-system}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // A component that was loaded on demand comes out of a hook, too.
      'react-hooks/static-components': 'off',
    },
  },
  {
    // Files without components and hooks, by their names; tests render those of other files.
    files: ['{shell,mfe-*,design-system}/**/!(use-*).ts', '**/*.test.{ts,tsx}'],
    rules: compilerRulesOff,
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*-page.tsx', '**/routes.tsx', '**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export it by name; only what is loaded by its path is a default export.',
        },
      ],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { name: '@gift-registry/federation', message: 'Only webpack.config.cjs may build.' },
      ],
    },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@gift-registry/bff-contract',
          allowTypeImports: true,
          message: 'Every page loads the shell, so it must stay small: src/bff reads with valibot.',
        },
        {
          name: 'zod',
          message: 'Use valibot: every page loads the shell, so it must stay small.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,cjs,mjs,js}'],
    plugins: { '@nx': nx },
    rules: {
      'no-restricted-imports': ['error', { patterns: [deployables] }],
      '@nx/enforce-module-boundaries': boundaries(productionRules),
    },
  },
  {
    files: ['shell/contract/src/server/**/*.{ts,tsx}', 'shell/contract/src/document-replies.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries(renderingRules) },
  },
  {
    files: browserSource,
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [deployables, nodeBuiltins] }] },
  },
  {
    files: tests,
    rules: { '@nx/enforce-module-boundaries': boundaries(testRules) },
  },
  {
    // They configure the whole workspace.
    files: ['*.mjs', 'boundaries/*'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/package.json'],
    ignores: ['package.json'],
    languageOptions: { parser: jsonParser },
    plugins: { '@nx': nx },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          // npm workspaces link the contracts; the rule knows only published packages, and
          // every remote must depend on the modules that the shell shares, also on those that it does not import yet.
          ignoredDependencies: [
            '@gift-registry/bff-contract',
            '@gift-registry/shell-contract',
            '@gift-registry/workers-contract',
            '@gift-registry/design-system',
            ...fontsOfStyleSheets,
            '@tanstack/react-query',
            'react',
            'react-dom',
          ],
          ignoredFiles: tests.map((pattern) => `{projectRoot}/${pattern}`),
          checkVersionMismatches: false,
        },
      ],
    },
  },
);
