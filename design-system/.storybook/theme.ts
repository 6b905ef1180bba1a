import { create } from 'storybook/theming/create';

/** Colours of Storybook's own interface. It reads no custom properties, so the values are repeated. */
export const theme = create({
  base: 'light',
  brandTitle: 'Tohfa design system',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  appBg: '#fbf6ec',
  appContentBg: '#fffdf8',
  appPreviewBg: '#fbf6ec',
  appBorderColor: '#e7dcc7',
  appBorderRadius: 12,
  barBg: '#fffdf8',
  barSelectedColor: '#9f431c',
  colorPrimary: '#1f4b3f',
  colorSecondary: '#1f4b3f',
  textColor: '#26302a',
  textMutedColor: '#565a4f',
});
