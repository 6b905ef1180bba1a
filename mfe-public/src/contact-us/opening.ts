export const opening = {
  heading: 'Contact Us',
  lede: 'Ask us anything about registries, guests and gifts. There is a person at the other end, and they like questions.',
} as const;
