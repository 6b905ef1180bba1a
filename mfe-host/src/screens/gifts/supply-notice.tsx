import { formatRupees, plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { useGiftSupply } from './use-gift-supply.ts';

function cheapGifts(count: number, price: string): string {
  if (count === 0) return `no gift costs less than ${price}`;
  return `${plural(count, '# gift costs', '# gifts cost')} less than ${price}`;
}

export function SupplyNotice({ registryId }: { readonly registryId: string }) {
  const { data } = useGiftSupply(registryId);
  if (!data?.supply) return null;
  const { guestRange, giftsLeft, under } = data.supply;
  return (
    <Alert
      type="info"
      title={`You expect ${guestRange} guests, and ${cheapGifts(giftsLeft, formatRupees(under))}`}
      action={
        <Button href={`/edit-registry/${registryId}`} linkComponent={Link}>
          Add gifts
        </Button>
      }
    >
      Add some smaller gifts, so that everybody finds one to give.
    </Alert>
  );
}
