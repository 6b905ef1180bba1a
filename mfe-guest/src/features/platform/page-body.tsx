import { Page, type PageProps } from '@gift-registry/design-system/layout';
import styles from './page-body.module.css';

export function PageBody(props: PageProps) {
  return <Page {...props} className={styles.body} />;
}
