import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './information-page.module.css';

type InformationPageProps = {
  /** The first words, as the document shows them before the page is there. */
  opening: { readonly heading: string; readonly lede: string };
  children: ReactNode;
};

/** A page of several sections below one heading. */
export function InformationPage({ opening, children }: InformationPageProps) {
  return (
    <Page className={styles.page}>
      <PageHeading title={opening.heading} lede={opening.lede} />
      {children}
    </Page>
  );
}
