export const opening = {
  heading: 'Get Gifts You Love',
  lede: 'Make one wish list for your wedding, your baby shower, your new home. Share it with everyone you love, and nobody gives the same thing twice.',
  size: 'display',
} as const;
