import { formatNumber, getAdminOverview } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useRead } from '../../api.ts';
import styles from './counts.module.css';

function useAdminOverview() {
  return useRead(getAdminOverview, {});
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
      <LoadFailure
        title="The figures could not be loaded"
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
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
