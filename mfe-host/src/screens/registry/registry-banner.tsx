import { Button } from '@gift-registry/design-system/button';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link } from '@gift-registry/shell-contract';
import styles from './registry-banner.module.css';

interface Props {
  readonly title: string;
  readonly catalogue: string;
}

export function RegistryBanner({ title, catalogue }: Props) {
  return (
    <div className={styles.banner}>
      <PageHeading
        title={title}
        lede="Forgot Something? Add it to your Registry!"
        actions={
          <Button href={catalogue} linkComponent={Link} startIcon={<PlusIcon />}>
            Add more gifts
          </Button>
        }
      />
    </div>
  );
}
