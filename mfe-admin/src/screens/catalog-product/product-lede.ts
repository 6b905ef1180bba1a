import { formatTime, plural, type TeamProduct } from '@gift-registry/bff-contract';
import { heldText } from '../../features/catalogue/product-words.ts';

export function productLede(product: TeamProduct): string {
  const { isActive, registries, openUnits, editedAt, editedBy } = product;
  const parts = [
    isActive ? 'On sale.' : 'Out of sale.',
    heldText(registries),
    openUnits > 0 &&
      plural(openUnits, '1 unit is still wished for.', '# units are still wished for.'),
    editedAt && `Changed ${editedBy ? `by ${editedBy} ` : ''}on ${formatTime(editedAt)}.`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
