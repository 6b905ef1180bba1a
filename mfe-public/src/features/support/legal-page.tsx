import { InformationPage } from '../platform/information-page.tsx';
import styles from './legal-page.module.css';
import { Prose, type ProseSection } from '../platform/prose.tsx';
import { QueryButton } from './query-button.tsx';

type LegalPageProps = {
  heading: { readonly title: string; readonly lede: string };
  sections: readonly ProseSection[];
};

export function LegalPage({ heading, sections }: LegalPageProps) {
  return (
    <InformationPage heading={heading}>
      <p className={styles.since}>In effect since January 1, 2025</p>
      <Prose sections={sections} sideHeadings />
      <div className={styles.question}>
        <p>Is something unclear? Ask us, and we reply within 48 hrs.</p>
        <QueryButton />
      </div>
    </InformationPage>
  );
}
