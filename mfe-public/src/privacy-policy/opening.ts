export const opening = {
  heading: 'Privacy Policy',
  lede: 'What we know about you, why we need it, who else sees it, and how you have it deleted. In plain words.',
} as const;
