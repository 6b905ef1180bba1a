import { Button } from '@gift-registry/design-system/button';
import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './control-center.module.css';
import { SectionLinks } from './section-links.tsx';
import type { SectionTitle } from './sections.ts';

type ControlCenterProps = { title: SectionTitle; children: ReactNode };

/** The sidebar of the control center beside one of its sections. */
export function ControlCenter({ title, children }: ControlCenterProps) {
  return (
    <Page width="wide" className={styles.page}>
      <SectionLinks />
      <div className={styles.section}>
        <PageHeading title={title} actions={<Button variant="primary">Primary Action</Button>} />
        {children}
      </div>
    </Page>
  );
}
