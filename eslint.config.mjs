import { readFileSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import * as jsonParser from 'jsonc-eslint-parser';
import { tests } from './boundaries/test-files.mjs';

/** The rule does not read style sheets, which name these packages. */
const fontsOfStyleSheets = Object.keys(
  JSON.parse(readFileSync(new URL('design-system/package.json', import.meta.url), 'utf8'))
    .dependencies,
).filter((name) => name.startsWith('@fontsource-variable/'));

/** All other rules are in oxlint.config.ts; oxlint reads no JSON. */
export default [
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
    files: ['**/package.json'],
    ignores: ['package.json'],
    languageOptions: { parser: jsonParser },
    linterOptions: { noInlineConfig: true },
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
          ignoredFiles: tests,
          checkVersionMismatches: false,
        },
      ],
    },
  },
];
