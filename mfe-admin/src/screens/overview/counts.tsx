import { formatNumber, getAdminOverview } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useRead } from '../../api.ts';
import { readFailure } from '../../features/team/loaded.tsx';
import styles from './counts.module.css';

const figures = [
  { key: 'accounts', label: 'Accounts' },
  { key: 'registries', label: 'Registries' },
  { key: 'publishedRegistries', label: 'Published registries' },
  { key: 'products', label: 'Products' },
  { key: 'gifts', label: 'Gifts given' },
] as const;

export function Counts() {
  const read = useRead(getAdminOverview, {});
  const { data } = read;
  const failure = readFailure(read, 'figures');
  if (failure) return failure;
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
