import { z } from 'zod';

const commonPattern = /(.)\1{2,}|123456|654321|qwerty|password|admin/i;

export interface PasswordStrength {
  /** 0 to 5. */
  readonly score: number;
  readonly label: 'Weak' | 'Fair' | 'Good' | 'Strong';
  readonly missing: readonly string[];
}

/**
 * Scores a password from 0 to 5: length, lower case, upper case, digit, symbol; common patterns cost one. A guessable
 * password (see `guessableReason`) scores 1 at most.
 */
export function passwordStrength(password: string, guessable = false): PasswordStrength {
  const rules: readonly (readonly [boolean, string])[] = [
    [password.length >= 8, 'at least 8 characters'],
    [/\p{Ll}/u.test(password), 'lowercase letters'],
    [/\p{Lu}/u.test(password), 'uppercase letters'],
    [/\p{N}/u.test(password), 'numbers'],
    [/[^\p{L}\p{N}\s]/u.test(password), 'symbols'],
  ];
  const missing = rules.filter(([met]) => !met).map(([, text]) => text);
  const common = commonPattern.test(password);
  if (common) missing.push('avoid common patterns');
  const points = Math.max(0, rules.filter(([met]) => met).length - (common ? 1 : 0));
  const score = guessable ? Math.min(points, 1) : points;
  const label = score <= 2 ? 'Weak' : score === 3 ? 'Fair' : score === 4 ? 'Good' : 'Strong';
  return { score, label, missing };
}

const requirements: readonly (readonly [RegExp, string])[] = [
  [/^.{8,}$/su, 'at least 8 characters'],
  [/\p{Ll}/u, 'lowercase letters'],
  [/\p{Lu}/u, 'uppercase letters'],
  [/\p{N}/u, 'numbers'],
];

export const newPassword = z.string('Password is required').superRefine((password, context) => {
  const missing = requirements.filter(([rule]) => !rule.test(password)).map(([, text]) => text);
  const message =
    password === ''
      ? 'Password is required'
      : password.length > 128
        ? 'Password must be 128 characters or less'
        : missing.length > 0
          ? `Password must contain ${missing.join(', ')}`
          : undefined;
  if (message) context.addIssue({ code: 'custom', message });
});

/** A password at sign-in: any non-empty one, so that changed rules lock nobody out. */
export const currentPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(128, 'Password must be 128 characters or less');
