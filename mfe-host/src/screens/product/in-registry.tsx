import { itemState, itemStateText, type RegistryItem } from '@gift-registry/bff-contract';
import { SuccessIcon } from '@gift-registry/design-system/icon';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import styles from './product-page.module.css';

export function InRegistry({ item }: { readonly item: RegistryItem }) {
  const pathFor = useSelectedRegistryPath();
  const { quantityRequested, quantityFulfilled, product } = item;
  const isTaken = quantityFulfilled > 0 || itemState(item) !== 'needed';
  return (
    <div className={styles.inRegistry} role="status">
      <SuccessIcon />
      <p>
        {`${quantityRequested} in your registry`}
        {isTaken && ` (${itemStateText({ ...item, price: product.price })})`}
      </p>
      <TextLink href={pathFor('/registry')} linkComponent={Link} variant="standalone">
        View Registry
      </TextLink>
    </div>
  );
}
