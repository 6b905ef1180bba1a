import styles from './strength-meter.module.css';

type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

export function strengthOf(score: number): Strength {
  if (score >= 5) return 'Strong';
  if (score >= 4) return 'Good';
  if (score >= 3) return 'Fair';
  return 'Weak';
}

type StrengthMeterProps = {
  /** Strength of the password, from 0 to 5. */
  score: number;
  /** Advice for a stronger password. */
  hint?: string | undefined;
};

/** The strength of a password as five segments and a word. */
export function StrengthMeter({ score, hint }: StrengthMeterProps) {
  const strength = strengthOf(score);
  return (
    <div className={styles.meter} data-strength={strength.toLowerCase()} role="status">
      <div className={styles.segments} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} data-filled={step <= score || undefined} />
        ))}
      </div>
      <p className={styles.words}>
        <span className={styles.strength}>Password strength: {strength}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </p>
    </div>
  );
}
