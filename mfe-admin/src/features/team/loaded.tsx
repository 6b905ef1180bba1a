import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import type { ReactNode } from 'react';

export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly read: Read<Data>;
  /** In small letters: 'settings'. */
  readonly name: string;
  readonly lines?: number;
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ read, name, lines = 8, missing, children }: Props<Data>) {
  const { data, error } = read;
  if (data !== undefined) return children(data);
  if (!error) return <Loading label={`Loading the ${name}...`} lines={lines} />;
  if (missing && 'status' in error && error.status === 404) return missing;
  return readFailure(read, name);
}

/** Says that a read failed and offers it again; undefined while it has data or loads. */
export function readFailure(read: Read<unknown>, name: string): ReactNode {
  const { data, error, isFetching, refetch } = read;
  if (data !== undefined || !error) return undefined;
  return (
    <LoadFailure
      title={`The ${name} could not be loaded`}
      error={error}
      onRetry={refetch}
      busy={isFetching}
    />
  );
}
