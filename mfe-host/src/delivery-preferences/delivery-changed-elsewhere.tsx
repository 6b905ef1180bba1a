import type { Registry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { useEffect, useRef } from 'react';
import { savedAddress } from './saved-address.ts';

/** Says what another device saved while this form was open. */
export function DeliveryChangedElsewhere({ saved }: { readonly saved: Registry }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.scrollIntoView?.({ block: 'center' }), [saved]);
  const address = savedAddress(saved);
  return (
    <div ref={area}>
      <Alert type="warning" title="The delivery was changed on another device">
        <p>
          {saved.deliveryPreference === 'catalog_delivery'
            ? `It now reads: Deliver to my address, ${address}, phone ${saved.phoneNumber}.`
            : `It now reads: Guests bring their gifts, phone ${saved.phoneNumber}.`}
        </p>
        <p>Nothing you typed is lost. “Confirm &amp; Proceed” saves yours.</p>
      </Alert>
    </div>
  );
}
