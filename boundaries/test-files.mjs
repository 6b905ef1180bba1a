export const tests = [
  '**/*.{test,spec,stories,guide}.{ts,tsx}',
  '**/{testing,bench,jest,.storybook}/**/*.{ts,tsx,mjs}',
  'design-system/*.ts',
  'design-system/{package,storybook}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
];
