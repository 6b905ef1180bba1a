import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

type AccordionItem = {
  /** The line that opens the item, unique in the accordion. */
  title: string;
  content: ReactNode;
};

type AccordionProps = {
  items: ReadonlyArray<AccordionItem>;
  /** Level of the titles as headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

/** Lines that open to show more, one at a time. Native `details` elements work before scripts run and open for a search in the page. */
export function Accordion({ items, headingLevel = 3, className }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
