import { Spinner } from '@gift-registry/design-system/spinner';
import styles from './page-loading.module.css';

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner size="lg" label="Loading..." />
    </div>
  );
}
