import type { PageHealth } from '@gift-registry/bff-contract';
import { figuresOf } from '../../team-releases/health-figures.ts';
import styles from './release-health.module.css';

type PageFiguresProps = { page: PageHealth };

export function PageFigures({ page }: PageFiguresProps) {
  return (
    <li className={styles.page}>
      <h4 className={styles.path}>{page.page}</h4>
      <dl className={styles.figures}>
        {figuresOf(page).map(({ label, meaning, value, rating }) => (
          <div key={label} className={styles.figure}>
            <dt>{meaning ? <abbr title={meaning}>{label}</abbr> : label}</dt>
            <dd>
              {value}
              {rating && rating !== 'good' && (
                <span className={styles.rating} data-rating={rating}>
                  {rating}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
