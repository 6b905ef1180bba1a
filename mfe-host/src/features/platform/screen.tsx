import { Page, Stack, type PageProps } from '@gift-registry/design-system/layout';
import styles from './screen.module.css';

export function Screen({ width, children }: Pick<PageProps, 'width' | 'children'>) {
  return (
    <Page width={width} className={styles.screen}>
      <Stack gap={6}>{children}</Stack>
    </Page>
  );
}
