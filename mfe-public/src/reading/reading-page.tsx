import { Page } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import type { ReactNode } from 'react';
import styles from './reading-page.module.css';

export interface ReadingSection {
  readonly heading: string;
  readonly text?: string;
  readonly points?: readonly string[];
  /** Whether the points follow one another. */
  readonly ordered?: boolean;
}

type ReadingPageProps = {
  title: string;
  lede: string;
  sections: readonly ReadingSection[];
  children?: ReactNode;
};

/** A page that is mostly read. */
export function ReadingPage({ title, lede, sections, children }: ReadingPageProps) {
  return (
    <Page width="narrow" className={styles.page}>
      <PageHeading title={title} lede={lede} />
      {sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2>{section.heading}</h2>
          {section.text && <p>{section.text}</p>}
          {section.points && <Points {...section} points={section.points} />}
        </section>
      ))}
      {children}
    </Page>
  );
}

type PointsProps = { points: readonly string[]; ordered?: boolean };

function Points({ points, ordered = false }: PointsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.points} data-ordered={ordered || undefined}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
