import { Card } from '@gift-registry/design-system/card';
import { Page, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

interface Props {
  readonly title: string;
  readonly banner?: string;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

export function AuthLayout({ banner, title, lede, children, footer }: Props) {
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        {banner && <PageHeading align="center" title={banner} className={styles.banner} />}
        <Card padding="lg">
          <Stack gap={5}>
            {banner ? (
              <header className={styles.cardHeading}>
                <h2>{title}</h2>
                <p>{lede}</p>
              </header>
            ) : (
              <PageHeading align="center" title={title} lede={lede} />
            )}
            {children}
          </Stack>
        </Card>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Stack>
    </Page>
  );
}
