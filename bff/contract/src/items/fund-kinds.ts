export const fundKinds = ['honeymoon', 'first-home', 'education', 'charity', 'shagun'] as const;
export type FundKind = (typeof fundKinds)[number];

export const fundKindNames: Readonly<Record<FundKind, string>> = {
  honeymoon: 'Honeymoon',
  'first-home': 'First home',
  education: 'Education',
  charity: 'A charity',
  shagun: 'Shagun',
};

/** Rupees that a guest of a fund chooses with one press. */
export const fundAmounts = [501, 1101, 2101, 5101] as const;
