import type { RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';

export interface FundActions {
  readonly onEdit: () => void;
  readonly onClose: (closed: boolean) => void;
}

export function FundControls({
  item: { product, fund },
  onEdit,
  onClose,
}: FundActions & { readonly item: RegistryItem }) {
  const closed = fund?.closed ?? false;
  const label = closed ? 'Open again' : 'Close the fund';
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`Change ${product.name}`} onClick={onEdit}>
        Change
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${product.name}`}
        onClick={() => onClose(!closed)}
      >
        {label}
      </Button>
    </>
  );
}
