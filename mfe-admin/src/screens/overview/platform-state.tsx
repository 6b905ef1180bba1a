import { getPlatformState, type ReplyOf } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { Badge } from '@gift-registry/design-system/badge';
import { useRead } from '../../api.ts';
import { Attention } from './attention.tsx';
import styles from './state.module.css';

const names: Readonly<Record<string, string>> = {
  ...{ database: 'Database', queues: 'Queues', workers: 'Workers' },
  ...{ scraper: 'Scraper', storage: 'Storage' },
};

interface HealthProps {
  readonly health: ReplyOf<typeof getPlatformState>['health'];
}

function Health({ health }: HealthProps) {
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

export function PlatformState() {
  const { data, error, isFetching, refetch } = useRead(
    getPlatformState,
    {},
    { refetchInterval: 30_000 },
  );
  if (error && !data)
    return (
      <LoadFailure
        title="The state of the platform could not be loaded"
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (!data) return <Loading label="Looking what needs you..." lines={3} />;
  return (
    <>
      <Attention attention={data.attention} />
      <Health health={data.health} />
    </>
  );
}
