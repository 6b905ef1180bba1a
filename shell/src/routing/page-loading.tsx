import { Spinner } from '@gift-registry/design-system/spinner';
import styles from './page-loading.module.css';

/** Shown while a page has nothing to show yet; appears only when the wait is noticeable. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner size="lg" label="Loading..." />
    </div>
  );
}
