import { setProductSale, type TeamProduct } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useMay } from '../../features/team/use-may.ts';
import { SaleDialog } from '../../features/catalogue/sale-dialog.tsx';

interface Props {
  readonly product: TeamProduct;
}

export function SaleButton({ product }: Props) {
  const may = useMay();
  const sale = useHistoryLayer('sale', { momentary: true });
  if (!may(setProductSale)) return null;
  return (
    <>
      <Button variant={product.isActive ? 'secondary' : 'primary'} onClick={() => sale.show()}>
        {product.isActive ? 'Take out of sale' : 'Sell again'}
      </Button>
      {sale.open && (
        <DialogBoundary part="sale" layer={sale}>
          <SaleDialog product={product} layer={sale} />
        </DialogBoundary>
      )}
    </>
  );
}
