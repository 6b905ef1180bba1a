import {
  formatPaise,
  fromPaise,
  readAmount,
  type OrderFieldValues,
  type SharedItem,
  type SharedRegistry,
  type ShipToKind,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import { Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import type { ReactNode } from 'react';
import { DestinationFields } from '../orders/destination-fields.tsx';
import { arrivalText } from '../orders/expected-days.ts';
import { useScriptsRun } from '../platform/scripts.tsx';
import type { FormField } from '../platform/typed-field.ts';
import type { GiveValues, Way } from './give-values.ts';
import { suggestAmounts, suggestionText } from './suggest-amounts.ts';
import type { GiveSteps, StepName } from './use-give-steps.ts';

/** The typed values of a dialog, or of the document that a browser posts. */
export interface GiveSource {
  readonly field: (name: keyof GiveValues) => FormField;
  readonly shipTo: OrderFieldValues['shipTo'];
  readonly onShipToChange: (chosen: ShipToKind) => void;
  /** The part that needs scripts; undefined in a document. */
  readonly assisted?:
    | {
        readonly values: GiveValues;
        readonly onAmountChange: (amount: string) => void;
        /** Empties a remembered name and e-mail; undefined when none is remembered. */
        readonly onForget: (() => void) | undefined;
      }
    | undefined;
}

export interface GiveFieldsProps {
  readonly way: Way;
  readonly registry: SharedRegistry;
  readonly source: GiveSource;
  readonly steps?: GiveSteps | undefined;
  /** The quantity. */
  readonly children?: ReactNode;
}

/** The fields of every way to give, in a dialog and in a document without scripts. */
export function GiveFields({ way, registry, source, steps, children }: GiveFieldsProps) {
  const { field, shipTo, onShipToChange, assisted } = source;
  const isOrder = way.kind === 'order';
  const asksPlace = steps?.names.includes('where') ?? true;
  const isHidden = (step: StepName) => steps !== undefined && steps.step !== step;
  return (
    <>
      <div hidden={isHidden('who')}>
        <Stack>
          {way.kind === 'contribution' && <AmountFields item={way.item} source={source} />}
          <GuestFields source={source} isOrder={isOrder} />
          {children}
        </Stack>
      </div>
      {isOrder && (
        <div hidden={isHidden(asksPlace ? 'where' : 'pay')}>
          <Stack>
            <DestinationFields
              registry={registry}
              field={field}
              shipTo={shipTo}
              shipToError={field('shipTo').error}
              onShipToChange={onShipToChange}
              fillsIn={assisted !== undefined}
            />
          </Stack>
        </div>
      )}
      {isOrder && steps?.step === 'pay' && shipTo === 'guest' && assisted && (
        <p>{addressOf(assisted.values)}</p>
      )}
      {isOrder && !isHidden('pay') && shipTo !== 'pick-up' && <p>{arrivalText(registry)}</p>}
    </>
  );
}

const addressOf = ({ name, line1, line2, city, pinCode }: GiveValues): string =>
  `To ${[name, line1, line2, `${city} ${pinCode}`].filter(Boolean).join(', ')}.`;

interface GuestFieldsProps {
  readonly source: GiveSource;
  readonly isOrder: boolean;
}

function GuestFields({ source, isOrder }: GuestFieldsProps) {
  const name = source.field('guestName');
  const email = source.field('guestEmail');
  const message = source.field('message');
  const counted = useScriptsRun();
  const hint = [
    isOrder ? 'We print it on the packing slip.' : undefined,
    counted ? undefined : 'Up to 500 characters.',
  ]
    .filter(Boolean)
    .join(' ');
  const onForget = source.assisted?.onForget;
  return (
    <>
      <div>
        <TextField label="Your name" autoComplete="name" {...name.control} error={name.error} />
        {onForget && (
          <Button variant="quiet" size="sm" onClick={onForget}>
            Not you?
          </Button>
        )}
      </div>
      <TextField
        label="Email"
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={
          isOrder
            ? 'We email you about your order, with a link to it.'
            : 'We email you a link to see, confirm or undo your gift on any device.'
        }
        {...email.control}
        error={email.error}
      />
      <TextArea
        label="Message for the host"
        optional
        rows={3}
        hint={hint || undefined}
        limit={counted ? 500 : undefined}
        {...message.control}
        error={message.error}
      />
    </>
  );
}

interface AmountFieldsProps {
  readonly item: SharedItem;
  readonly source: GiveSource;
}

function AmountFields({ item, source: { field, assisted } }: AmountFieldsProps) {
  const { control, error } = field('amount');
  const { amounts, share, text } = suggestAmounts(item);
  const typed = readAmount(assisted?.values.amount ?? '');
  const paise = typed.kind === 'amount' ? typed.paise : undefined;
  return (
    <>
      {assisted && (
        <ChipRow label="Suggestions">
          {amounts.map((suggested) => (
            <ToggleChip
              key={suggested}
              pressed={suggested === paise}
              suggested={suggested === share}
              onPressedChange={() => assisted.onAmountChange(String(fromPaise(suggested)))}
            >
              {formatPaise(suggested)}
            </ToggleChip>
          ))}
        </ChipRow>
      )}
      {(!assisted || text !== undefined) && <p>{assisted ? text : suggestionText(item)}</p>}
      <TextField
        label="Amount"
        startSlot="₹"
        inputMode="decimal"
        autoComplete="off"
        {...control}
        error={error}
      />
      {paise !== undefined && <p role="status">You give {formatPaise(paise)}</p>}
    </>
  );
}
