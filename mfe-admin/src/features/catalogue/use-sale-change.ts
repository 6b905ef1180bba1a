import { setProductSale, type ApiCall, type TeamProduct } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useProductChange } from './use-product-change.ts';

interface Sale {
  readonly productId: string;
  readonly isActive: boolean;
}

const titleOf = (name: string, isActive: boolean): string =>
  isActive ? `${name} is on sale again` : `${name} is out of sale`;

const send = (api: ApiCall, { productId, isActive }: Sale): Promise<TeamProduct> =>
  api(setProductSale, { params: { productId }, body: { isActive } });

export function useSaleChange(onDone: () => void) {
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
