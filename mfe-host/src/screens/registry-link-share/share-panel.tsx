import { type Registry, type ApiError, type Share, createShare } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Garland } from '@gift-registry/design-system/garland';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useToast, Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure, failureToast } from '../../features/platform/query-failure.tsx';
import { useAccess, useShare } from '../../features/sharing/sharing-queries.ts';
import { Columns } from '../../features/platform/columns.tsx';
import { ShareActions } from './share-actions.tsx';
import { ShareFiles } from './share-files.tsx';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import styles from './share-panel.module.css';

interface GenerateLinkProps {
  readonly registry: Registry;
  readonly busy: boolean;
  readonly onGenerate: () => void;
}

function GenerateLink({ registry, busy, onGenerate }: GenerateLinkProps) {
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

function useCreateShare(registryId: string) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<Share, ApiError>({
    mutationFn: () => api(createShare, { params: { registryId } }),
    onSuccess(share) {
      client.setQueryData(registryKeys.share(registryId), { share });
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError: (error) =>
      showToast(
        error.status === 0
          ? {
              type: 'error',
              title: 'Error generating link',
              description: "We couldn't generate a shareable link. Please try again.",
            }
          : failureToast('Failed to generate share code. Please try again.', error),
      ),
  });
}

const petals = Array.from({ length: 18 }, (_, index) => index);

function Celebration() {
  return (
    <div className={styles.petals} aria-hidden="true" data-testid="celebration">
      {petals.map((index) => (
        <span
          key={index}
          className={styles.petal}
          style={{
            insetInlineStart: `${(index * 37) % 100}%`,
            animationDelay: `${(index % 6) * 140}ms`,
          }}
        />
      ))}
    </div>
  );
}

function ReadyPanel() {
  return (
    <Card as="section" padding="none" tone="accent" className={styles.panel}>
      <Garland />
      <div className={styles.text}>
        <h2>Registry is Ready to Share!</h2>
        <p>
          Send the link by message, by mail or on a printed card. Guests see at once which gifts are
          purchased, so nobody gives the same thing twice.
        </p>
      </div>
    </Card>
  );
}

interface Props {
  readonly registry: Registry;
  readonly failureTitle: string;
  /** Stand below. They come with the rest, which would push them down. */
  readonly links: ReactNode;
}

export function SharePanel({ registry, failureTitle, links }: Props) {
  const share = useShare(registry.id);
  const access = useAccess(registry.id);
  const create = useCreateShare(registry.id);

  // The message can do without the passcode, so a failed read of it doesn't hold the link back.
  if (share.isPending || (share.data && access.isPending))
    return (
      <Card padding="lg">
        <Skeleton lines={3} />
      </Card>
    );
  if (share.isError && share.data === undefined)
    return (
      <>
        <QueryFailure query={share} title={failureTitle} />
        {links}
      </>
    );
  if (!share.data)
    return (
      <>
        <GenerateLink
          registry={registry}
          busy={create.isPending}
          onGenerate={() => create.mutate()}
        />
        {links}
      </>
    );
  const link = access.data?.address?.url ?? share.data.url;
  return (
    <>
      {create.isSuccess && <Celebration />}
      <Columns asideIs="below" aside={<ShareFiles registry={registry} link={link} />}>
        <Card padding="lg">
          <ShareActions
            registry={registry}
            share={share.data}
            link={link}
            passcode={access.data?.passcode ?? null}
          />
        </Card>
        <ReadyPanel />
      </Columns>
      {links}
    </>
  );
}
