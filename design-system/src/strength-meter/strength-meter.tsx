import { strengthOf } from './strength.ts';
import styles from './strength-meter.module.css';

export type StrengthMeterProps = {
  /** How strong the password is, 0 to 5. */
  score: number;
  /** What would make it stronger. */
  hint?: string | undefined;
};

/** Five segments and a word for the strength of a password. */
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
