import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './information-page.module.css';

type InformationPageProps = {
  /** Also in the document, so it is visible before this code runs. */
  heading: { readonly title: string; readonly lede: string };
  children: ReactNode;
};

export function InformationPage({ heading, children }: InformationPageProps) {
  return (
    <Page className={styles.page}>
      <PageHeading title={heading.title} lede={heading.lede} />
      {children}
    </Page>
  );
}
