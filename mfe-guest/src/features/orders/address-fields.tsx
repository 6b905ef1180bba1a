import { orderFieldLabels } from '@gift-registry/bff-contract';
import { PhoneField } from '@gift-registry/design-system/phone-field';
import { TextField } from '@gift-registry/design-system/text-field';
import type { FormField } from '../platform/typed-field.ts';
import styles from './address-fields.module.css';

export type AddressName = 'name' | 'line1' | 'line2' | 'pinCode' | 'city' | 'state' | 'phone';

interface AddressFieldsProps {
  readonly field: (name: AddressName) => FormField;
  readonly fillsIn: boolean;
}

export function AddressFields({ field, fillsIn }: AddressFieldsProps) {
  const propsOf = (name: AddressName) => {
    const { control, error } = field(name);
    return { ...control, label: orderFieldLabels[name], error };
  };
  return (
    <div className={styles.address}>
      <TextField autoComplete="shipping name" hint="The name on the parcel." {...propsOf('name')} />
      <TextField autoComplete="shipping address-line1" {...propsOf('line1')} />
      <TextField optional autoComplete="shipping address-line2" {...propsOf('line2')} />
      <TextField
        hint={fillsIn ? 'Fills in city and state.' : undefined}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={6}
        {...propsOf('pinCode')}
      />
      <div className={styles.row}>
        <TextField autoComplete="shipping address-level2" {...propsOf('city')} />
        <TextField autoComplete="shipping address-level1" {...propsOf('state')} />
      </div>
      <PhoneField {...propsOf('phone')} />
    </div>
  );
}
