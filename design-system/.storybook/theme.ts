import { create } from 'storybook/theming/create';

/** Storybook's own frame on the paper of the product. Its colours are no custom properties, so they are written out. */
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
