export const opening = {
  heading: 'About Us',
  lede: 'We believe that a gift should be wanted, and that asking for it should feel as warm as giving it.',
} as const;
