import { importProducts } from '@gift-registry/bff-contract';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { BackLink } from '../../features/team/detail-layout.tsx';
import { AdminsOnly } from '../../features/team/admins-only.tsx';
import { catalogPaths } from '../../features/catalogue/product-words.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportReport } from './import-report.tsx';
import type { ReadProducts } from './read-products.ts';

interface ChosenFile {
  readonly name: string;
  readonly read: ReadProducts;
}

export default function ProductImportPage() {
  const [file, setFile] = useState<ChosenFile>();
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={<BackLink href={catalogPaths.list}>Product Catalog</BackLink>}
          title="Import products"
          lede="A line with an id changes that product, one without adds a product. Nothing is saved before you have seen what would happen."
        />
      }
    >
      <AdminsOnly
        route={importProducts}
        title="Admins import products"
        back={{ href: catalogPaths.list, label: 'Product Catalog' }}
      >
        <Stack gap={4}>
          <p>
            ‘Export CSV’ of the <Link to={catalogPaths.list}>catalogue</Link> makes such a file.
          </p>
          <ChooseFile onRead={(name, read) => setFile({ name, read })} />
          {file && <ImportReport key={file.name + file.read.products.length} {...file} />}
        </Stack>
      </AdminsOnly>
    </ControlCenter>
  );
}
