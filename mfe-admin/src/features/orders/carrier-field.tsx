import { carrierNames } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextField } from '@gift-registry/design-system/text-field';

const OTHER = 'other';

export interface TypedCarrier {
  readonly choice: string;
  /** The name of a carrier that can't be chosen. */
  readonly other: string;
}

export const carrierOf = ({ choice, other }: TypedCarrier): string =>
  choice === OTHER ? other.trim() : choice;

interface Props {
  readonly typed: TypedCarrier;
  readonly onType: (typed: Partial<TypedCarrier>) => void;
  readonly problem: string | undefined;
}

export function CarrierField({ typed: { choice, other }, onType, problem }: Props) {
  const isOther = choice === OTHER;
  return (
    <>
      <SelectField
        label="Carrier"
        placeholder="Choose a carrier"
        options={[
          ...carrierNames.map((value) => ({ value })),
          { value: OTHER, label: 'Another carrier' },
        ]}
        value={choice}
        onValueChange={(value) => onType({ choice: value })}
        error={isOther ? undefined : problem}
      />
      {isOther && (
        <TextField
          label="Name of the carrier"
          maxLength={40}
          autoComplete="off"
          value={other}
          onChange={({ target }) => onType({ other: target.value })}
          error={problem && 'Please name the carrier'}
        />
      )}
    </>
  );
}
