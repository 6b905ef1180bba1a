import { type Registry, formatDay } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { useEffect, useRef } from 'react';
import { savedAddress } from './saved-address.ts';
import type { DeliveryElsewhere } from './use-delivery-form.ts';

const daysOf = ({ deliveryFrom, deliveryUntil }: Registry): string =>
  (deliveryFrom ? `, from ${formatDay(deliveryFrom, 'UTC')}` : '') +
  (deliveryUntil ? `, until ${formatDay(deliveryUntil, 'UTC')}` : '');

export function DeliveryChangedElsewhere({ saved, followed }: DeliveryElsewhere) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!followed) area.current?.scrollIntoView?.({ block: 'center' });
  }, [followed, saved]);
  const address = savedAddress(saved);
  return (
    <div ref={area}>
      <Alert
        type={followed ? 'info' : 'warning'}
        title={
          followed ? 'Updated from another device' : 'The delivery was changed on another device'
        }
      >
        <p>
          {saved.deliveryPreference === 'catalog_delivery'
            ? `It now reads: Deliver to my address, ${address}, phone ${saved.phoneNumber}${daysOf(saved)}.`
            : `It now reads: Guests bring their gifts, phone ${saved.phoneNumber}.`}
        </p>
        {!followed && <p>Nothing you typed is lost. “Confirm &amp; Proceed” saves yours.</p>}
      </Alert>
    </div>
  );
}
