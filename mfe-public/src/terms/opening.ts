export const opening = {
  heading: 'Terms of Service',
  lede: 'What you can expect of us, and what we expect of you. Short, and meant to be read.',
} as const;
