export const opening = {
  heading: 'Partner with us',
  lede: 'Families come to us at the moments when they are choosing gifts. Meet them there, with something worth wishing for.',
} as const;
