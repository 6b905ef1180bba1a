import { setProductSale } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useProductChange } from './use-product-change.ts';

interface Sale {
  readonly productId: string;
  readonly isActive: boolean;
}

export function useSaleChange(onDone?: () => void) {
  const showToast = useToast();
  const change = useProductChange(
    (api, { productId, isActive }: Sale) =>
      api(setProductSale, { params: { productId }, body: { isActive } }),
    ({ name }, { productId, isActive }) => {
      onDone?.();
      showToast({
        type: 'success',
        title: isActive ? `${name} is on sale again` : `${name} is out of sale`,
        action: {
          label: 'Undo',
          onSelect: () => change.mutate({ productId, isActive: !isActive }),
        },
      });
    },
  );
  return change;
}
