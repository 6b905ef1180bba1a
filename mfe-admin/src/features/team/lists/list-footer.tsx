import styles from './list-footer.module.css';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly choosing: boolean;
}

export function ListKeys({ choosing }: Props) {
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
