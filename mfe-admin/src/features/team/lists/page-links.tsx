import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly first: string | undefined;
  readonly next: string | undefined;
}

export function PageLinks({ first, next }: Props) {
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
