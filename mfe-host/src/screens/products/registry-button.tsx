import { Badge, CountBadge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { GiftIcon } from '@gift-registry/design-system/icon';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link } from '@gift-registry/shell-contract';
import styles from './products-page.module.css';

interface Props {
  readonly to: string;
  /** null when the items can't be read. */
  readonly count: number | null;
}

export function RegistryButton({ to, count }: Props) {
  return (
    <Button
      href={to}
      linkComponent={Link}
      startIcon={<GiftIcon />}
      endIcon={
        count === null ? (
          <Badge tone="warning">
            <span aria-hidden="true">?</span>
            <VisuallyHidden>Failed to check existing items</VisuallyHidden>
          </Badge>
        ) : (
          <CountBadge count={count} label="items in your registry" />
        )
      }
    >
      <span className={styles.word}>Registry</span>
    </Button>
  );
}
