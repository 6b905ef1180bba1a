import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { registryPath } from '../../features/registries/registry-path.ts';
import styles from './generate-link.module.css';

interface Props {
  readonly registry: Registry;
  readonly busy: boolean;
  readonly onGenerate: () => void;
}

export function GenerateLink({ registry, busy, onGenerate }: Props) {
  const question = useHistoryLayer('share-empty');
  return (
    <Card padding="lg" className={styles.card}>
      <Stack gap={5}>
        <p>
          One link for everyone you invite. Guests need no account, and you see at once which gifts
          were bought.
        </p>
        <Button
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel="Generating..."
          onClick={() => (registry.itemCount === 0 ? question.show() : onGenerate())}
        >
          Generate Share Link
        </Button>
      </Stack>
      <Dialog
        layer={question}
        title="Share an empty registry?"
        description="Your list has no gifts yet, so guests find nothing to choose. You can add gifts at any time."
        size="sm"
        footer={
          <>
            <Button href={registryPath('/products', registry.id)} linkComponent={Link}>
              Add gifts first
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                question.close();
                onGenerate();
              }}
            >
              Share it anyway
            </Button>
          </>
        }
      />
    </Card>
  );
}
