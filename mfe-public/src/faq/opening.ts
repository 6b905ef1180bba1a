export const opening = {
  heading: 'Frequently Asked Questions',
  lede: 'Ten things that hosts and guests ask us most, answered in a minute. If yours is missing, just ask.',
} as const;
