import { joinList, plural, type GuestGift } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

/** Tells a guest which of their own gifts the host gave back, unless the guest gives the same gift again. */
export function GivenBack({ gifts }: { readonly gifts: readonly GuestGift[] }) {
  const kept = new Set(
    gifts.filter(({ status }) => status !== 'released').map(({ itemId }) => itemId),
  );
  const back = gifts.filter(({ itemId, givenBackAt }) => givenBackAt && !kept.has(itemId));
  if (back.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={plural(
        back.length,
        'The host gave one of your gifts back',
        'The host gave # of your gifts back',
      )}
    >
      {`${joinList([...new Set(back.map(({ productName }) => productName))])}: others can choose ${plural(back.length, 'it', 'them')} again. Please don’t buy ${plural(back.length, 'it', 'them')} now. If you have bought or paid already, please talk to the host.`}
    </Alert>
  );
}
