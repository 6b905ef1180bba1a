/** Files that run in tests only, which may import more. */
export const tests = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/{testing,bench,jest,.storybook}/**/*.{ts,tsx,mjs}',
  'design-system/*.ts',
  'e2e/**/*.ts',
];
