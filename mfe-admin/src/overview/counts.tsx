import { formatNumber, getAdminOverview } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import styles from './counts.module.css';

function useAdminOverview() {
  const call = useApi();
  return useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => call(getAdminOverview, {}, { signal }),
  });
}

const figures = [
  { key: 'accounts', label: 'Accounts' },
  { key: 'registries', label: 'Registries' },
  { key: 'publishedRegistries', label: 'Published registries' },
  { key: 'products', label: 'Products' },
  { key: 'gifts', label: 'Gifts given' },
] as const;

export function Counts() {
  const { data, error, isFetching, refetch } = useAdminOverview();
  if (error && !data)
    return (
      <EmptyState
        title="The figures could not be loaded"
        action={
          <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );

  return (
    <>
      <VisuallyHidden>
        <span role="status">{data ? '' : 'Loading the figures...'}</span>
      </VisuallyHidden>
      <dl className={styles.counts} aria-busy={!data}>
        {figures.map(({ key, label }) => (
          <Card key={key} padding="sm" className={styles.count}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.number}>
              {data ? formatNumber(data[key]) : <Skeleton shape="title" />}
            </dd>
          </Card>
        ))}
      </dl>
    </>
  );
}
