import { classNames } from '../class-names.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icon.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many pages there are; nothing is drawn for one. */
  pageCount: number;
  /** The address of a page, so that it can be opened in a tab, shared and gone back to. */
  hrefOf: (page: number) => string;
  /** Names the navigation. Default 'Pages'. */
  label?: string | undefined;
  /** Renders the links, so that the router handles them. Default plain anchors. */
  linkComponent?: LinkComponent | undefined;
  className?: string | undefined;
};

/** The way through a list that is cut into pages. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  label = 'Pages',
  linkComponent,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const linkTo = (target: number) => ({
    href: hrefOf(target),
    linkComponent,
    className: styles.link,
  });
  return (
    <nav aria-label={label} className={classNames(styles.pagination, className)}>
      {page > 1 && (
        <Link {...linkTo(page - 1)} aria-label="Previous page">
          <ArrowLeftIcon />
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                {...linkTo(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.summary}>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <Link {...linkTo(page + 1)} aria-label="Next page">
          <ArrowRightIcon />
        </Link>
      )}
    </nav>
  );
}
