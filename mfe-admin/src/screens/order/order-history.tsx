import { formatTime, type TeamOrder } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { caseNames } from '../../features/orders/order-words.ts';
import styles from './order-history.module.css';
import { historyOf } from './history-words.ts';

interface Props {
  readonly order: TeamOrder;
  readonly onNote: () => void;
}

export function OrderHistory({ order, onNote }: Props) {
  return (
    <Card as="section" aria-labelledby="history" className={styles.history}>
      <div className={styles.head}>
        <h2 id="history" className={styles.title}>
          History
        </h2>
        <Button size="sm" onClick={onNote}>
          Add a note
        </Button>
      </div>
      <ol className={styles.moments}>
        {historyOf(order, (kind) => caseNames[kind].toLowerCase()).map(
          ({ at, title, who, whys }) => (
            <li key={`${at}-${title}`} className={styles.moment}>
              <p>
                <strong>{title}</strong> {who}
              </p>
              {whys.map((why) => (
                <p key={why} className={styles.why}>
                  {why}
                </p>
              ))}
              <time dateTime={at} className={styles.at}>
                {formatTime(at)}
              </time>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
