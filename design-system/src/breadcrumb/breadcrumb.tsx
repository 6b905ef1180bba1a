import { classNames } from '../class-names.ts';
import { Link, type LinkComponent } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  /** The pages above this one, outermost first. */
  parents: ReadonlyArray<{ href: string; label: string }>;
  /** The name of this page. */
  current: string;
  /** Names the navigation. Default 'Breadcrumb'. */
  label?: string | undefined;
  /** Renders the links, so that the router handles them. Default plain anchors. */
  linkComponent?: LinkComponent | undefined;
  className?: string | undefined;
};

/** The way from the first page down to this one. */
export function Breadcrumb({
  parents,
  current,
  label = 'Breadcrumb',
  linkComponent,
  className,
}: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={classNames(styles.breadcrumb, className)}>
      <ol className={styles.trail}>
        {parents.map((parent) => (
          <li key={parent.href} className={styles.step}>
            <Link href={parent.href} linkComponent={linkComponent} className={styles.link}>
              {parent.label}
            </Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
