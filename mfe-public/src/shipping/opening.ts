export const opening = {
  heading: 'Shipping',
  lede: 'How your gifts travel, how long they take, what it costs, and what we do when a parcel gets lost.',
} as const;
