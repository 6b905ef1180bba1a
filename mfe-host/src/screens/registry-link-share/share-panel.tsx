import type { Registry } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import type { ReactNode } from 'react';
import { QueryFailure } from '../../features/platform/failure/query-failure.tsx';
import { useAccess } from '../../features/sharing/use-access.ts';
import { Columns } from '../../features/platform/screen/columns.tsx';
import { useShare } from '../../features/sharing/use-share.ts';
import { Celebration } from './celebration.tsx';
import { GenerateLink } from './generate-link.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { ShareActions } from './share-actions.tsx';
import { ShareFiles } from './share-files.tsx';
import { useCreateShare } from './use-create-share.ts';

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
