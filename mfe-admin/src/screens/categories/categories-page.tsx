import { createCategory } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { BackLink } from '../../features/team/detail-layout.tsx';
import { Loaded } from '../../features/team/loaded.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { catalogPaths } from '../../features/catalogue/product-words.ts';
import { useCategories } from '../../features/catalogue/catalogue-reads.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';

export default function CategoriesPage() {
  const read = useCategories();
  const may = useMay();
  const dialog = useHistoryLayer('category');
  const [asked] = dialog.subject;
  const category = read.data?.categories.find(({ id }) => id === asked);
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={<BackLink href={catalogPaths.list}>Product Catalog</BackLink>}
          title="Categories"
          lede="Hosts see the shown ones in this order."
          actions={
            may(createCategory) && (
              <Button variant="primary" disabled={!read.data} onClick={() => dialog.show()}>
                Add a category
              </Button>
            )
          }
        />
      }
    >
      <Loaded read={read} name="categories" lines={6}>
        {({ categories }) => (
          <CategoryList categories={categories} onEdit={(id) => dialog.show(id)} />
        )}
      </Loaded>
      {dialog.open && (asked === undefined || category) && (
        <DialogBoundary part="category" layer={dialog}>
          <CategoryDialog category={category} layer={dialog} />
        </DialogBoundary>
      )}
    </ControlCenter>
  );
}
