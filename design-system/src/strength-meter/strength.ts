type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

export function strengthOf(score: number): Strength {
  if (score >= 5) return 'Strong';
  if (score >= 4) return 'Good';
  if (score >= 3) return 'Fair';
  return 'Weak';
}
