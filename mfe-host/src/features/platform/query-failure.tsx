import { LoadFailure } from '@gift-registry/design-system/load-failure';

export interface FailingQuery {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface Props {
  readonly query: FailingQuery;
  readonly title: string;
}

export function QueryFailure({ query: { error, refetch }, title }: Props) {
  return error && <LoadFailure title={title} error={error} onRetry={refetch} />;
}
