type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** The word for a password score of 0 to 5. */
export function strengthOf(score: number): Strength {
  if (score >= 5) return 'Strong';
  if (score >= 4) return 'Good';
  if (score >= 3) return 'Fair';
  return 'Weak';
}
