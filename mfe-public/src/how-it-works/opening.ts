export const opening = {
  heading: 'How It Works',
  lede: 'From your first wish to the last thank-you in three steps: you make the list, your guests choose from it, and every gift arrives once.',
} as const;
