import type { ListTotal } from '@gift-registry/bff-contract';
import { totalText } from './admin-list.ts';
import styles from './list-footer.module.css';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly things: string;
  /** Those of all pages, which the first one knows. */
  readonly total: ListTotal | undefined;
  readonly choosing: boolean;
}

export function ListFooter({ total, things, choosing }: Props) {
  return (
    <div className={styles.footer}>
      {total && <p>{total.rows === 1 ? 'One row' : `${totalText(total)} ${things}`}</p>}
      <ListKeys choosing={choosing} />
    </div>
  );
}

function ListKeys({ choosing }: Pick<Props, 'choosing'>) {
  return (
    <p className={styles.keys}>
      Keys: <kbd>j</kbd> and <kbd>k</kbd> go down and up,{' '}
      {choosing && (
        <>
          <kbd>x</kbd> chooses,{' '}
        </>
      )}
      <kbd>Enter</kbd> opens, <kbd>/</kbd> searches.
      {choosing && ' Shift and a click choose all between.'}
    </p>
  );
}

interface PageLinksProps {
  readonly first: string | undefined;
  readonly next: string | undefined;
}

export function PageLinks({ first, next }: PageLinksProps) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav aria-label="Pages">
      <Cluster justify="center">
        {first !== undefined && (
          <Button href={first} linkComponent={Link}>
            First page
          </Button>
        )}
        {next !== undefined && (
          <Button href={next} linkComponent={Link}>
            Next page
          </Button>
        )}
      </Cluster>
    </nav>
  );
}
