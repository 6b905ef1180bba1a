import { CountBadge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { GiftIcon } from '@gift-registry/design-system/icon';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly to: string;
  readonly count: number;
}

export function RegistryButton({ to, count }: Props) {
  return (
    <Button
      href={to}
      linkComponent={Link}
      startIcon={<GiftIcon />}
      endIcon={<CountBadge count={count} label="items in your registry" />}
    >
      Registry
    </Button>
  );
}
