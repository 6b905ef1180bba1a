import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import { useNavigation } from '@gift-registry/shell-contract';
import styles from './control-center.module.css';
import { SectionLinks } from './section-links.tsx';
import { sections } from './sections.ts';

function useCurrentSection() {
  const { pathname } = useNavigation().location;
  return sections.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
}

type ControlCenterProps = {
  children: ReactNode;
  action?: ReactNode;
  heading?: ReactNode;
};

export function ControlCenter({ children, action, heading }: ControlCenterProps) {
  const section = useCurrentSection();
  return (
    <Page width="wide" className={styles.page}>
      <SectionLinks current={section} />
      <div className={styles.section}>
        {heading ?? <PageHeading title={section?.title} actions={action} />}
        {children}
      </div>
    </Page>
  );
}
