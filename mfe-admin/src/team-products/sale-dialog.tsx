import type { TeamProductRow } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { heldText } from './product-words.ts';
import { useSaleChange } from './use-sale-change.ts';

interface Props {
  readonly product: Pick<TeamProductRow, 'id' | 'name' | 'isActive' | 'registries'>;
  readonly layer: HistoryLayer;
}

export function SaleDialog({ product, layer }: Props) {
  const { id: productId, name, isActive, registries } = product;
  const change = useSaleChange(layer.close);
  return (
    <Dialog
      layer={layer}
      size="sm"
      title={isActive ? `Take ${name} out of sale?` : `Sell ${name} again?`}
      description={
        isActive
          ? `${heldText(registries)} There it stays, and guests can still give it. Nobody can add it to a registry any more.`
          : 'Hosts find it in the catalogue again and can add it to their registries.'
      }
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant={isActive ? 'danger' : 'primary'}
            busy={change.isPending}
            onClick={() => change.mutate({ productId, isActive: !isActive })}
          >
            {isActive ? 'Take it out of sale' : 'Sell it again'}
          </Button>
        </>
      }
    >
      {change.error && (
        <Alert type="error" title="The product was not changed">
          {change.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
