import type { ScrapeMessage } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import styles from './scrape-progress.module.css';

interface Props {
  readonly url: string;
  readonly notice: ScrapeMessage;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onByHand: () => void;
  readonly onChangeUrl: () => void;
}

export function ScrapeFailure({
  url,
  notice: { title, text, advice },
  retrying,
  onRetry,
  onByHand,
  onChangeUrl,
}: Props) {
  return (
    <Stack gap={5}>
      <Alert type="error" title={title}>
        <p>{text}</p>
        {advice && <p>{advice}</p>}
      </Alert>
      <p className={styles.address}>{url}</p>
      <Cluster>
        {/* The reply to 'Try again' would replace what these open. */}
        <Button variant="primary" disabled={retrying} onClick={onByHand}>
          Fill in by hand
        </Button>
        <Button busy={retrying} busyLabel="Trying..." onClick={onRetry}>
          Try again
        </Button>
        <Button variant="quiet" disabled={retrying} onClick={onChangeUrl}>
          Change the address
        </Button>
      </Cluster>
    </Stack>
  );
}
