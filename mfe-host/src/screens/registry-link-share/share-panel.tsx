import { type Registry, type ApiError, type Share, createShare } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Garland } from '@gift-registry/design-system/garland';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { useAccess } from '../../features/sharing/use-access.ts';
import { Columns } from '../../features/platform/columns.tsx';
import { useShare } from '../../features/sharing/use-share.ts';
import { GenerateLink } from './generate-link.tsx';
import { ShareActions } from './share-actions.tsx';
import { ShareFiles } from './share-files.tsx';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/failure-toast.ts';
import { registryKeys } from '../../features/registries/registry-keys.ts';
import styles from './share-panel.module.css';

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
