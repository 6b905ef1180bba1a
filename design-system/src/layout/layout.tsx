import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorBoundary, usePart } from '../error-boundary/error-boundary.tsx';
import styles from './layout.module.css';

/** Steps of the space scale, from 0.25rem (1) to 6rem (9). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type BoxProps = ComponentProps<'div'>;

export type PageProps = BoxProps & {
  /** `narrow` 42rem for forms and reading, `default` 75rem, `wide` 90rem for grids. */
  width?: 'narrow' | 'default' | 'wide' | undefined;
};

/** Centres the content of a page, with gutters. */
export function Page({ width = 'default', className, ...rest }: PageProps) {
  return <div {...rest} className={classNames(styles.page, className)} data-width={width} />;
}

type StackProps = BoxProps & {
  /** Space between the children. Default 4 (1rem). */
  gap?: Space | undefined;
};

/** Children in a column. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, className)} data-gap={gap} />;
}

type ClusterProps = StackProps & {
  /** Position of the children in the line. Default 'start'. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
};

/** Children in a line that wraps. */
export function Cluster({ gap = 3, justify = 'start', className, ...rest }: ClusterProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.cluster, className)}
      data-gap={gap}
      data-justify={justify}
    />
  );
}

type GridProps = StackProps & {
  /** Minimum width of a column. `sm` 11rem, `md` 16rem (default), `lg` 22rem. */
  min?: 'sm' | 'md' | 'lg' | undefined;
};

/** Children in equal columns, as many as fit. */
export function Grid({ gap = 5, min = 'md', className, ...rest }: GridProps) {
  return (
    <div {...rest} className={classNames(styles.grid, className)} data-gap={gap} data-min={min} />
  );
}

type SectionProps = Omit<ComponentProps<'section'>, 'title' | 'part'> & {
  /** The heading, an h2, which also names the section for screen readers. */
  title?: ReactNode;
  /** Text below the heading. */
  lede?: ReactNode;
  /** Names it in the report of its failure: lower-case words with hyphens. Default the part around it. */
  part?: string | undefined;
  /** Controls beside the heading. */
  actions?: ReactNode;
};

/** A section of a page with its heading. An error of its content stays inside. */
export function Section({
  title,
  lede,
  part,
  actions,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const partAround = usePart('section');
  const name = title && !rest['aria-label'] ? { 'aria-labelledby': titleId } : {};
  return (
    <section {...name} {...rest} className={classNames(styles.section, className)}>
      {(title || actions) && (
        <header className={styles.sectionHeader}>
          <div className={styles.sectionText}>
            {title && (
              <h2 id={titleId} className={styles.sectionTitle}>
                {title}
              </h2>
            )}
            {lede && <p className={styles.sectionLede}>{lede}</p>}
          </div>
          {actions}
        </header>
      )}
      <ErrorBoundary part={part ?? partAround}>{children}</ErrorBoundary>
    </section>
  );
}
