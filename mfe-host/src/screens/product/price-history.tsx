import { formatTime, type PriceHistory as History } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { RetryIcon } from '@gift-registry/design-system/icon';
import { useId } from 'react';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { PriceChart } from './price-chart.tsx';
import styles from './price-history.module.css';
import { usePrices } from './use-prices.ts';

interface Props {
  readonly productId: string;
  readonly onLooked: () => void;
}

const checkedText = (lookedAt: string | null): string =>
  lookedAt === null
    ? 'We check it once a day while your registry is published and the gift is still wished for.'
    : `Checked ${formatTime(lookedAt)}.`;

function Facts({ history }: { readonly history: History }) {
  return (
    <p className={styles.facts} role="status">
      {history.outOfStock && 'Out of stock at the shop. '}
      {checkedText(history.lookedAt)}
      {history.keepsPrice && ' You typed this price, so it stays.'}
    </p>
  );
}

export function PriceHistory({ productId, onLooked }: Props) {
  const headingId = useId();
  const { history, look, isLooking } = usePrices(productId, onLooked);
  if (history.isError)
    return <QueryFailure query={history} title="Failed to load the prices of this gift" />;
  if (!history.data) return null;
  return (
    <section aria-labelledby={headingId} className={styles.prices}>
      <h2 id={headingId} className={styles.heading}>
        Price at the shop
      </h2>
      {history.data.gone && (
        <Alert type="warning" title="The shop’s page is gone">
          We could not find it on three days. Guests may not find it either.
        </Alert>
      )}
      <Facts history={history.data} />
      <PriceChart readings={history.data.readings} lookedAt={history.data.lookedAt} />
      {look.isError && (
        <Alert type="error" title="We could not check the price">
          {look.error.message}
        </Alert>
      )}
      <div>
        <Button
          variant="secondary"
          size="sm"
          startIcon={<RetryIcon />}
          busy={isLooking}
          busyLabel="Checking..."
          onClick={() => look.mutate()}
        >
          Check the price now
        </Button>
      </div>
    </section>
  );
}
