import { plural, type getPlatformState, type ReplyOf } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import styles from './state.module.css';
import { Link } from '@gift-registry/shell-contract';

type Trouble = ReplyOf<typeof getPlatformState>['attention'][number];

interface Words {
  readonly one: string;
  readonly many: string;
  readonly path: string;
}

const words: Readonly<Record<string, Words>> = {
  'failed-mails': {
    ...{ one: '1 mail failed', many: '# mails failed' },
    path: '/admin/notifications?state=given-up',
  },
  'delayed-mails': {
    ...{ one: '1 mail waits for the mail server', many: '# mails wait for the mail server' },
    path: '/admin/notifications?state=failed',
  },
  'failed-jobs': {
    ...{ one: '1 job failed', many: '# jobs failed' },
    path: '/admin/notifications/queues?state=failed',
  },
  'payment-cases': {
    ...{ one: '1 payment needs a decision', many: '# payments need a decision' },
    path: '/admin/orders?view=cases',
  },
  'open-queries': {
    ...{ one: '1 query waits for an answer', many: '# queries wait for an answer' },
    path: '/admin/queries?state=open',
  },
  'unusual-gifts': {
    ...{ one: '1 registry has unusual gifts', many: '# registries have unusual gifts' },
    path: '/admin/registries?unusual=today',
  },
  'failing-releases': {
    ...{ one: '1 release fails in browsers', many: '# releases fail in browsers' },
    path: '/admin/releases',
  },
  'sold-out': {
    ...{ one: '1 product is sold out', many: '# products are sold out' },
    path: '/admin/catalog?state=on-sale&stock=out',
  },
};

interface Props {
  readonly attention: readonly Trouble[];
}

export function Attention({ attention }: Props) {
  const known = attention.flatMap(({ kind, count }) => {
    const named = words[kind];
    return named ? [{ kind, path: named.path, text: plural(count, named.one, named.many) }] : [];
  });
  if (known.length === 0) return <p className={styles.calm}>Nothing needs you now.</p>;
  return (
    <section className={styles.attention} aria-labelledby="needs-you">
      <h2 id="needs-you" className={styles.heading}>
        Needs you:
      </h2>
      <ul>
        {known.map(({ kind, path, text }) => (
          <li key={kind}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const names: Readonly<Record<string, string>> = {
  ...{ database: 'Database', queues: 'Queues', workers: 'Workers' },
  ...{ scraper: 'Scraper', storage: 'Storage' },
};

interface HealthProps {
  readonly health: ReplyOf<typeof getPlatformState>['health'];
}

export function Health({ health }: HealthProps) {
  return (
    <section aria-labelledby="health" className={styles.platform}>
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
