import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from '../control-center/control-center.tsx';

export default function CatalogPage() {
  return (
    <ControlCenter title="Product Catalog">
      <EmptyState title="Nothing to manage here yet">
        Products, prices, stock and categories.
      </EmptyState>
    </ControlCenter>
  );
}
