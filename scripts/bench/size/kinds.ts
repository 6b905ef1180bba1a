import { matchesGlob } from 'node:path';

const CODE = /\.(ts|tsx|js|cjs|mjs|css|sql)$/;

const lockFile = 'package-lock.json';

const generated = [
  lockFile,
  '**/*.generated.ts',
  '*/contract/{openapi.json,api-report/*}',
  // Of earlier commits, with which this one is compared.
  '*/contract/recorded/*',
  '**/pin-code-table.ts',
];

const support = [
  '**/*.{test,spec,stories,guide}.{ts,tsx}',
  '**/{testing,fixtures,bench,corpus,.storybook}/**',
  'design-system/{*.ts,src/{samples,screens,patterns}/**,storybook/**}',
];

const DEPLOYABLE = /^(shell|mfe-\w+|bff|workers|design-system|release)\//;

const isOneOf = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchesGlob(path, pattern));

export const isLockFile = (path: string): boolean => path === lockFile;

export const isGenerated = (path: string): boolean => isOneOf(generated, path);

export const isCode = (path: string): boolean => CODE.test(path) && !isGenerated(path);

export function deployableOf(path: string): string | undefined {
  return isCode(path) && !isOneOf(support, path) ? DEPLOYABLE.exec(path)?.[1] : undefined;
}

export const isTest = (path: string): boolean => matchesGlob(path, '**/*.{test,spec}.{ts,tsx}');
