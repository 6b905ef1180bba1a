import type { Toast } from '@gift-registry/shell-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';

export function failureToast(title: string, error: Error): Toast {
  return {
    type: 'error',
    title,
    ...(error.message === title ? {} : { description: error.message }),
  };
}

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
