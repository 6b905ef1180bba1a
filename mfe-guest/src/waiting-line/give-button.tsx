import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { purchasePath } from '../address/gift-paths.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export function GiveButton({ shareCode, item }: Props) {
  return (
    <Button variant="primary" size="lg" href={purchasePath(shareCode, item.id)}>
      Give this gift
    </Button>
  );
}
