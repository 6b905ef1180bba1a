import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

type LogoProps = {
  /** The name of the product. Default 'Tohfa'. */
  brand?: string | undefined;
  /** `md` (default) for headers, `lg` for landing pages. */
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
};

/** The wordmark: a marigold tied like a bow, and the name. */
export function Logo({ brand = 'Tohfa', size = 'md', className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)} data-size={size}>
      <svg viewBox="0 0 40 40" className={styles.mark} aria-hidden="true" focusable="false">
        <path
          d="M19 23c-3 4-6 9-11 13l7-1 2 5 5-15m-1-2c3 4 6 9 11 13l-7-1-2 5-5-15"
          className={styles.ribbon}
        />
        <g className={styles.petals}>
          {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <ellipse
              key={turn}
              cx="20"
              cy="8"
              rx="4.6"
              ry="6.2"
              transform={`rotate(${turn} 20 16)`}
            />
          ))}
        </g>
        <circle cx="20" cy="16" r="4.4" className={styles.heart} />
      </svg>
      <span>{brand}</span>
    </span>
  );
}
