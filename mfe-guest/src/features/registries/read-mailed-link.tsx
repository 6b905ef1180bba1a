import { queryKeyOf, type SharedRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { useNavigation, usePathParams, Link } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi, type Api } from '../../api.ts';
import { GiftListSkeleton } from './gift-list-skeleton.tsx';
import { PageBody } from '../platform/page-body.tsx';
import { sharedReadOptions, isNotFound } from './shared-reads.ts';
import { LoadedRegistry } from './loaded-registry.tsx';
import { shareCodeOf } from '../platform/share-code.ts';
import { registryPath } from '../platform/gift-paths.ts';

interface MailedLink {
  readonly shareCode: string;
  readonly token: string;
}

interface Props<Reply> {
  readonly path: string;
  readonly read: (
    api: Api,
    request: { readonly params: MailedLink },
    options: { readonly signal: AbortSignal },
  ) => Promise<Reply>;
  readonly failureTitle: string;
  readonly children: (
    reply: Reply,
    link: MailedLink & { readonly registry: SharedRegistry },
  ) => ReactNode;
}

/** The page of a mailed link: shows what the link stands for, or why it can't. Opening it changes nothing. */
export function ReadMailedLink<Reply>({ path, read, failureTitle, children }: Props<Reply>) {
  const { shareCode: fromPath, token = '' } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  const api = useApi();
  const params = { shareCode, token };
  const { data, error, refetch } = useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, { params }),
    queryFn: ({ signal }) => read(api, { params }, { signal }),
  });
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) =>
        data === undefined ? (
          <PageBody width="narrow">
            {error ? (
              <UnreadableLink
                shareCode={shareCode}
                title={failureTitle}
                error={error}
                onRetry={() => void refetch()}
              />
            ) : (
              <GiftListSkeleton />
            )}
          </PageBody>
        ) : (
          children(data, { ...params, registry })
        )
      }
    </LoadedRegistry>
  );
}

interface UnreadableLinkProps {
  readonly shareCode: string;
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

function UnreadableLink({ shareCode, title, error, onRetry }: UnreadableLinkProps) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        isNotFound(error) ? (
          <Button variant="primary" href={registryPath(shareCode)} linkComponent={Link}>
            See the wish list
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {error.message}
    </EmptyState>
  );
}
