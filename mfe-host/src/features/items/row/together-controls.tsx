import type { RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';

export interface TogetherActions {
  readonly onOpen: (open: boolean) => void;
  readonly onBought: () => void;
}

/** Of gifts from other websites with a price in rupees. Those of the catalogue are always given together. */
export function TogetherControls({
  item: { product, givesTogether = false, readyToBuy = 0 },
  onOpen,
  onBought,
}: TogetherActions & { readonly item: RegistryItem }) {
  if (product.source !== 'external' || product.currency !== 'INR' || !product.price) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={givesTogether}
        aria-label={`Guests may give it together: ${product.name}`}
        onClick={() => onOpen(!givesTogether)}
      >
        {givesTogether ? 'Given together' : 'Give together'}
      </Button>
      {readyToBuy > 0 && (
        <Button size="sm" aria-label={`I have bought it: ${product.name}`} onClick={onBought}>
          I have bought it
        </Button>
      )}
    </>
  );
}
