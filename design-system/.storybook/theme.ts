import { create } from 'storybook/theming/create';

/** Storybook's own interface reads no custom properties, so the values are repeated. */
const shared = {
  brandTitle: 'Tohfa design system',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  appBorderRadius: 12,
};

export const theme = create({
  ...shared,
  base: 'light',
  appBg: '#fbf6ec',
  appContentBg: '#fffdf8',
  appPreviewBg: '#fbf6ec',
  appBorderColor: '#e7dcc7',
  barBg: '#fffdf8',
  barSelectedColor: '#9f431c',
  colorPrimary: '#1f4b3f',
  colorSecondary: '#1f4b3f',
  textColor: '#26302a',
  textMutedColor: '#565a4f',
});

export const darkTheme = create({
  ...shared,
  base: 'dark',
  appBg: '#13201b',
  appContentBg: '#1b2a24',
  appPreviewBg: '#13201b',
  appBorderColor: '#2f4339',
  barBg: '#1b2a24',
  barSelectedColor: '#f2a67f',
  colorPrimary: '#edb95a',
  colorSecondary: '#edb95a',
  textColor: '#f1e9d9',
  textMutedColor: '#cbc6b5',
});
