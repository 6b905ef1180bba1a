import {
  catalogueOccasions,
  createProduct,
  formatNumber,
  formatPrice,
  importProducts,
  lowStock,
  occasionLabels,
  setProductSale,
  type TeamProductRow,
  teamProducts,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import type { TableColumn } from '@gift-registry/design-system/table';
import { Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { useMemo, useState } from 'react';
import { RowLink, type DetailPage } from '../../features/team/lists/list-beside.tsx';
import { AdminListPage } from '../../features/team/lists/admin-list-page.tsx';
import { choiceFilter } from '../../features/team/lists/admin-list.ts';
import { useMay } from '../../features/team/use-may.ts';
import { catalogPaths, productPath, stockTone } from '../../features/catalogue/product-words.ts';
import { SaleDialog } from '../../features/catalogue/sale-dialog.tsx';
import { useCategories } from '../../features/catalogue/catalogue-reads.ts';
import styles from './product-name.module.css';

interface ProductNameProps {
  readonly product: Pick<TeamProductRow, 'name' | 'brand' | 'thumbnailUrl'>;
  readonly path: string;
}

function ProductName({ product: { name, brand, thumbnailUrl }, path }: ProductNameProps) {
  return (
    <span className={styles.product}>
      <img
        src={thumbnailUrl}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className={styles.picture}
      />
      <span>
        <RowLink to={path}>{name}</RowLink>
        {brand && <span className={styles.brand}>{brand}</span>}
      </span>
    </span>
  );
}

const columnsWith = (
  onAsk: ((product: TeamProductRow) => void) | undefined,
): readonly TableColumn<TeamProductRow>[] => [
  {
    id: 'name',
    header: 'Product',
    cell: (product) => <ProductName product={product} path={productPath(product.id)} />,
    sortable: true,
    width: 'wide',
  },
  { id: 'category', header: 'Category', cell: ({ category }) => category ?? 'None' },
  {
    id: 'price',
    header: 'Price',
    cell: ({ price }) => formatPrice(price, 'INR'),
    sortable: true,
    align: 'end',
  },
  {
    id: 'stock',
    header: 'Stock',
    cell: ({ stockQuantity }) => (
      <Badge tone={stockTone(stockQuantity)}>{formatNumber(stockQuantity)}</Badge>
    ),
    sortable: true,
    align: 'end',
  },
  {
    id: 'registries',
    header: 'In registries',
    cell: ({ registries }) => formatNumber(registries),
    align: 'end',
  },
  {
    id: 'state',
    header: 'State',
    cell: (product) => (
      <Stack gap={1}>
        {!product.isActive && <Badge>Out of sale</Badge>}
        {product.isActive && !onAsk && <Badge tone="success">On sale</Badge>}
        {onAsk && (
          <Button size="sm" onClick={() => onAsk(product)}>
            {product.isActive ? 'Take out of sale' : 'Sell again'}
          </Button>
        )}
      </Stack>
    ),
    width: 'medium',
  },
];

const states = choiceFilter('state', 'State', 'On and out of sale', {
  'on-sale': 'On sale',
  'off-sale': 'Out of sale',
});
const stocks = choiceFilter('stock', 'Stock', 'Any stock', {
  'in-stock': `More than ${lowStock}`,
  low: `${lowStock} or less`,
  out: 'Sold out',
});
const occasions = choiceFilter(
  'occasion',
  'Occasion',
  'Any occasion',
  Object.fromEntries(catalogueOccasions.map((value) => [value, occasionLabels[value]])),
);

const productDetail: DetailPage = {
  path: '/admin/catalog/:productId',
  load: () => import('../catalog-product/catalog-product-page.tsx').then((page) => page.default),
};

export default function CatalogPage() {
  const { data } = useCategories();
  const sale = useHistoryLayer('sale', { momentary: true });
  const [asked, setAsked] = useState<TeamProductRow>();
  const { show } = sale;
  const may = useMay();
  const sells = may(setProductSale);
  const columns = useMemo(
    () =>
      columnsWith(
        sells
          ? (product) => {
              setAsked(product);
              show();
            }
          : undefined,
      ),
    [show, sells],
  );
  const categories = choiceFilter(
    'categoryId',
    'Category',
    'Any category',
    Object.fromEntries((data?.categories ?? []).map(({ id, name }) => [id, name])),
  );
  return (
    <>
      <AdminListPage
        list={teamProducts}
        things="products"
        columns={columns}
        detail={productDetail}
        searchHint="Name or brand"
        filters={[states, stocks, categories, occasions]}
        empty={{
          title: 'The catalogue is empty',
          text: 'Add a product, or import a file with many of them.',
        }}
        rowName={({ name }) => name}
        action={
          may(createProduct) && (
            <Button variant="primary" href={catalogPaths.create} linkComponent={Link}>
              Add a product
            </Button>
          )
        }
      >
        <Cluster>
          <Link to={catalogPaths.categories}>Categories</Link>
          {may(importProducts) && <Link to={catalogPaths.import}>Import a file</Link>}
        </Cluster>
      </AdminListPage>
      {sale.open && asked && (
        <DialogBoundary part="sale" layer={sale}>
          <SaleDialog product={asked} layer={sale} />
        </DialogBoundary>
      )}
    </>
  );
}
