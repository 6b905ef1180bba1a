import { Spinner } from '@gift-registry/design-system/spinner';
import styles from './page-loading.module.css';

/** A spinner that fades in after 150 ms, so fast loads show nothing. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner size="lg" label="Loading..." />
    </div>
  );
}
