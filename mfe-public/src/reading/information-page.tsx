import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './information-page.module.css';

type InformationPageProps = {
  /** Also in the document, so it is visible before this code runs. */
  intro: { readonly heading: string; readonly lede: string };
  children: ReactNode;
};

export function InformationPage({ intro, children }: InformationPageProps) {
  return (
    <Page className={styles.page}>
      <PageHeading title={intro.heading} lede={intro.lede} />
      {children}
    </Page>
  );
}
