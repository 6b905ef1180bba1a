import { getPlatformState, queryKeyOf } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { Attention } from './attention.tsx';
import { Health } from './health.tsx';

export function PlatformState() {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(getPlatformState),
    queryFn: ({ signal }) => api(getPlatformState, {}, { signal }),
    refetchInterval: 30_000,
  });
  if (error && !data)
    return (
      <LoadFailure
        title="The state of the platform could not be loaded"
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (!data) return <Loading label="Looking what needs you..." lines={3} />;
  return (
    <>
      <Attention attention={data.attention} />
      <Health health={data.health} />
    </>
  );
}
