import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useToast } from '@gift-registry/shell-contract';
import { LoadFailure } from '../failure/load-failure.tsx';
import { invitationText } from './invitation.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { ShareActions } from './share-actions.tsx';
import { useCreateShare } from './use-create-share.ts';
import { useShare } from './use-share.ts';

interface Props {
  readonly registry: Registry;
  readonly failureTitle: string;
}

export function SharePanel({ registry, failureTitle }: Props) {
  const showToast = useToast();
  const share = useShare(registry.id);
  const create = useCreateShare(registry.id);

  if (share.isPending)
    return (
      <Card padding="lg">
        <Skeleton lines={3} />
      </Card>
    );
  if (share.isError && share.data === undefined)
    return <LoadFailure title={failureTitle} error={share.error} onRetry={share.refetch} />;
  if (!share.data)
    return (
      <Card padding="lg">
        <Stack gap={5}>
          <p>
            One link for everyone you invite. Guests need no account, and you see at once which
            gifts were bought.
          </p>
          <Button
            variant="primary"
            size="lg"
            busy={create.isPending}
            busyLabel="Generating..."
            onClick={() => create.mutate()}
          >
            Generate Share Link
          </Button>
        </Stack>
      </Card>
    );
  return (
    <>
      <Card padding="lg">
        <Stack gap={5}>
          <CopyField
            label="Your registry link"
            value={share.data.url}
            onCopyFailed={() => showToast({ type: 'error', title: 'Failed to copy to clipboard.' })}
          />
          <ShareActions share={share.data} text={invitationText(registry)} />
        </Stack>
      </Card>
      <ReadyPanel />
    </>
  );
}
