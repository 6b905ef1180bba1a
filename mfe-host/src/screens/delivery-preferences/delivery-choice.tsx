import { readDocumentSettings, type DeliveryPreference } from '@gift-registry/bff-contract';
import { RadioCards } from '@gift-registry/design-system/radio-cards';

interface Props {
  readonly value: DeliveryPreference | '';
  readonly error: string | undefined;
  readonly onChange: (preference: DeliveryPreference) => void;
}

export function DeliveryChoice({ value, error, onChange }: Props) {
  return (
    <RadioCards<DeliveryPreference>
      label="How would you like to receive your gifts?"
      hint="Guests see your preference; the final choice is theirs. Gifts from external websites never show them your address."
      value={value}
      error={error}
      onValueChange={onChange}
      options={[
        {
          value: 'catalog_delivery',
          title: 'Deliver to my address',
          description: `For gifts from the ${readDocumentSettings().brand} catalogue: we send them as parcels, with shipping in the price. Guests see your city and state, never the address.`,
        },
        {
          value: 'guest_delivery',
          title: 'Guests bring their gifts',
          description: 'You receive them in person; no address is needed.',
        },
      ]}
    />
  );
}
