import type { SharedItem } from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { giftState, takesContributions } from '../gift-state/gift-state.ts';
import { waitPath } from './gift-paths.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

/** The less frequent actions of a gift, as links to pages that work without scripts. */
export function MoreGiftActions({ shareCode, item }: Props) {
  if (giftState(item) !== 'reserved' || takesContributions(item)) return null;
  return (
    <TextLink
      variant="standalone"
      href={waitPath(shareCode, item.id)}
      linkComponent={Link}
      aria-label={`Tell me if ${item.name} becomes free`}
    >
      Tell me if it becomes free
    </TextLink>
  );
}
