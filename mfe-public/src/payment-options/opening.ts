export const opening = {
  heading: 'Payment Options',
  lede: 'Pay the way you like, alone or together with others, and know that your details are safe.',
} as const;
