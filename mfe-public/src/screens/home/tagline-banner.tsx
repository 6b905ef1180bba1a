import { Page } from '@gift-registry/design-system/layout';
import styles from './tagline-banner.module.css';

export function TaglineBanner() {
  return (
    <Page width="wide">
      <p className={styles.banner}>One list. Every wish. No gift given twice.</p>
    </Page>
  );
}
