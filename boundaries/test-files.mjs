export const tests = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/{testing,bench,jest,.storybook}/**/*.{ts,tsx,mjs}',
  'design-system/*.ts',
  'design-system/{package,storybook}/**/*.ts',
  'e2e/**/*.ts',
];
