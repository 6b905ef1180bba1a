import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import { useNavigation, Link } from '@gift-registry/shell-contract';
import styles from './control-center.module.css';
import { sections, sectionsFor } from './sections.ts';
import { TeamSearch } from './team-search.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useMay } from './use-may.ts';

type SectionLinksProps = { current: (typeof sections)[number] | undefined };

function SectionLinks({ current }: SectionLinksProps) {
  const list = useCurrentInSight(current?.path);
  const may = useMay();
  return (
    <nav className={styles.sidebar} aria-labelledby="control-center">
      <p id="control-center" className={styles.heading}>
        Control Center
      </p>
      <TeamSearch />
      <ul ref={list} className={styles.links}>
        {sectionsFor(may).map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              className={styles.link}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useCurrentSection() {
  const { pathname } = useNavigation().location;
  return sections.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
}

type ControlCenterProps = {
  children: ReactNode;
  action?: ReactNode;
  heading?: ReactNode;
  /** The chosen row of a list, at its side. */
  beside?: ReactNode;
};

export function ControlCenter({ children, action, heading, beside }: ControlCenterProps) {
  const section = useCurrentSection();
  return (
    <Page width="wide" className={styles.page}>
      <SectionLinks current={section} />
      <div className={styles.section}>
        {heading ?? <PageHeading title={section?.title} actions={action} />}
        {children}
      </div>
      {beside}
    </Page>
  );
}
