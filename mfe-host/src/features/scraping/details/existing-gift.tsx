import type { RegistryItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';

interface Props {
  readonly item: RegistryItem;
  readonly more: number;
  readonly onRaise: () => void;
  readonly onAddAnyway: () => void;
  readonly onLeave: () => void;
}

export function ExistingGift({ item, more, onRaise, onAddAnyway, onLeave }: Props) {
  const sum = item.quantityRequested + more;
  return (
    <Alert
      type="warning"
      title={`Already in this registry. Make it ${sum}?`}
      action={
        <Cluster>
          <Button size="sm" variant="primary" onClick={onRaise}>
            Make it {sum}
          </Button>
          <Button size="sm" onClick={onAddAnyway}>
            Add anyway
          </Button>
          <Button size="sm" onClick={onLeave}>
            Leave it at {item.quantityRequested}
          </Button>
        </Cluster>
      }
    >
      {item.product.name}
    </Alert>
  );
}
