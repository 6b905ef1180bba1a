import type { ScrapeNotice } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import styles from './reading-progress.module.css';

interface Props {
  readonly url: string;
  readonly notice: ScrapeNotice;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onByHand: () => void;
  readonly onChangeAddress: () => void;
}

/** Says why a page gave no gift, with every way on. */
export function ReadingFailure({
  url,
  notice: { title, text, advice },
  retrying,
  onRetry,
  onByHand,
  onChangeAddress,
}: Props) {
  return (
    <Stack gap={5}>
      <Alert type="error" title={title}>
        <p>{text}</p>
        {advice && <p>{advice}</p>}
      </Alert>
      <p className={styles.address}>{url}</p>
      <Cluster>
        <Button variant="primary" onClick={onByHand}>
          Fill in by hand
        </Button>
        <Button busy={retrying} busyLabel="Trying..." onClick={onRetry}>
          Try again
        </Button>
        <Button variant="quiet" onClick={onChangeAddress}>
          Change the address
        </Button>
      </Cluster>
    </Stack>
  );
}
