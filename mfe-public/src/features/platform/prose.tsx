import styles from './prose.module.css';

export interface ProseSection {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  readonly ordered?: boolean;
}

type ProseProps = {
  sections: readonly ProseSection[];
  sideHeadings?: boolean;
  className?: string | undefined;
};

export function Prose({ sections, sideHeadings = false, className = '' }: ProseProps) {
  return (
    <div className={`${styles.prose} ${className}`} data-side-headings={sideHeadings || undefined}>
      {sections.map((section, index) => (
        <section key={section.heading ?? index} className={styles.section}>
          {section.heading && <h2>{section.heading}</h2>}
          <div className={styles.text}>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points && <Points {...section} points={section.points} />}
          </div>
        </section>
      ))}
    </div>
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
