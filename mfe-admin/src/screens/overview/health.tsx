import type { getPlatformState, ReplyOf } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import styles from './state.module.css';

const names: Readonly<Record<string, string>> = {
  ...{ database: 'Database', queues: 'Queues', workers: 'Workers' },
  ...{ scraper: 'Scraper', storage: 'Storage' },
};

interface Props {
  readonly health: ReplyOf<typeof getPlatformState>['health'];
}

export function Health({ health }: Props) {
  return (
    <section aria-labelledby="health">
      <h2 id="health" className={styles.heading}>
        Health
      </h2>
      <dl className={styles.health}>
        {health.map(({ part, works, note }) => (
          <div key={part} className={styles.part}>
            <dt>{names[part] ?? part}</dt>
            <dd>
              <Badge tone={works ? 'success' : 'danger'}>{works ? 'Works' : 'Needs help'}</Badge>
            </dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
