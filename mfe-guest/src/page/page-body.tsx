import { Page, type PageProps } from '@gift-registry/design-system/layout';
import styles from './page-body.module.css';

/** The content of a screen, padded above and below. */
export function PageBody(props: PageProps) {
  return <Page {...props} className={styles.body} />;
}
