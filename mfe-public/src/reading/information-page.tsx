import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './information-page.module.css';

type InformationPageProps = { title: string; lede: string; children: ReactNode };

/** A page of several sections below one heading. */
export function InformationPage({ title, lede, children }: InformationPageProps) {
  return (
    <Page className={styles.page}>
      <PageHeading title={title} lede={lede} />
      {children}
    </Page>
  );
}
