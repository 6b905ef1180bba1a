import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { dependencyRules } from './boundaries/dependency-rules.mjs';

/** The boundary rule sees only what a package exports; these export nothing, and stay closed to paths, too. */
const deployables = {
  regex: '^@gift-registry/(mfe-[a-z]+|bff|workers|shell|e2e)(/|$)',
  message: 'A deployable publishes its contract; nothing else of it may be imported.',
};

const source = ['**/*.{ts,tsx}'];

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
    files: source,
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
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
    files: ['**/*.test.ts'],
    rules: {
      // node:test returns a promise that nobody needs to await.
      '@typescript-eslint/no-floating-promises': 'off',
    },
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
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@gift-registry/bff-contract',
          allowTypeImports: true,
          message:
            'The shell is the floor of every page: src/bff reads with the small half of zod.',
        },
        { name: 'zod', message: 'Use zod/mini: the shell is the floor of every page.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,cjs,mjs,js}'],
    plugins: { '@nx': nx },
    rules: {
      'no-restricted-imports': ['error', { patterns: [deployables] }],
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [], depConstraints: dependencyRules, checkDynamicDependenciesExceptions: ['.*'] },
      ],
    },
  },
);
