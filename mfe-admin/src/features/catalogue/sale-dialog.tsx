import {
  type ApiCall,
  setProductSale,
  type TeamProduct,
  type TeamProductRow,
} from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { type HistoryLayer, useToast } from '@gift-registry/shell-contract';
import { heldText } from './product-words.ts';
import { useProductChange } from './catalogue-reads.ts';

interface Sale {
  readonly productId: string;
  readonly isActive: boolean;
}

const titleOf = (name: string, isActive: boolean): string =>
  isActive ? `${name} is on sale again` : `${name} is out of sale`;

const send = (api: ApiCall, { productId, isActive }: Sale): Promise<TeamProduct> =>
  api(setProductSale, { params: { productId }, body: { isActive } });

function useSaleChange(onDone: () => void) {
  const showToast = useToast();
  const undo = useProductChange(send, ({ name }, { isActive }) =>
    showToast({ type: 'success', title: titleOf(name, isActive) }),
  );
  return useProductChange(send, ({ name }, { productId, isActive }) => {
    onDone();
    showToast({
      type: 'success',
      title: titleOf(name, isActive),
      action: {
        label: 'Undo',
        onSelect: () => undo.mutate({ productId, isActive: !isActive }),
      },
    });
  });
}

interface Props {
  readonly product: Pick<TeamProductRow, 'id' | 'name' | 'isActive' | 'registries'>;
  readonly layer: HistoryLayer;
}

const staysText = (registries: number) =>
  registries === 0 ? '' : 'There it stays, and guests can still give it. ';

export function SaleDialog({ product, layer }: Props) {
  const { id: productId, name, isActive, registries } = product;
  const change = useSaleChange(layer.close);
  return (
    <ConfirmDialog
      layer={layer}
      title={isActive ? `Take ${name} out of sale?` : `Sell ${name} again?`}
      description={
        isActive
          ? `${heldText(registries)} ${staysText(registries)}Nobody can add it to a registry any more.`
          : 'Hosts find it in the catalogue again and can add it to their registries.'
      }
      confirmLabel={isActive ? 'Take it out of sale' : 'Sell it again'}
      danger={isActive}
      busyLabel="Saving..."
      busy={change.isPending}
      failure={change.error?.message}
      failureTitle="The product was not changed"
      onConfirm={() => change.mutate({ productId, isActive: !isActive })}
    />
  );
}
