import type { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { ControlCenter } from '../control-center/control-center.tsx';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  /** The thing in small letters: 'registry'. */
  readonly thing: string;
  readonly read: Read<Data>;
  readonly list: { readonly href: string; readonly title: string };
  readonly title: (data: Data) => string;
  readonly lede?: (data: Data) => ReactNode;
  readonly actions?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const isUnknown = (error: Error): boolean => 'status' in error && error.status === 404;

export function DetailLayout<Data>(props: Props<Data>) {
  const { thing, read, list, title, lede, actions, children } = props;
  const { data, error, isFetching, refetch } = read;
  const name = thing.charAt(0).toUpperCase() + thing.slice(1);
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={<BackLink href={list.href}>{list.title}</BackLink>}
          title={data === undefined ? name : title(data)}
          lede={data !== undefined && lede?.(data)}
          actions={data !== undefined && actions?.(data)}
        />
      }
    >
      {data !== undefined && children(data)}
      {data === undefined && !error && <Loading label={`Loading the ${thing}...`} lines={8} />}
      {data === undefined &&
        error &&
        (isUnknown(error) ? (
          <EmptyState
            title={`No such ${thing}`}
            action={
              <Button variant="primary" href={list.href} linkComponent={Link}>
                {list.title}
              </Button>
            }
          />
        ) : (
          <LoadFailure
            title={`The ${thing} could not be loaded`}
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        ))}
    </ControlCenter>
  );
}
