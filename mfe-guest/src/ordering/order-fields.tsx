import type { OrderDetails, OrderFieldValues, SharedRegistry } from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { GuestFields } from '../gift-form/guest-fields.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { orderHints } from './order-hints.ts';

interface Props {
  readonly registry: SharedRegistry;
  readonly form: UseFormReturn<OrderFieldValues, unknown, OrderDetails>;
  readonly onForget: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function OrderFields({ registry, form, onForget, children }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <GuestFields
        field={(name) => ({ control: register(name), error: errors[name]?.message })}
        hints={orderHints}
        onForget={onForget}
      />
      {children}
      <DestinationFields registry={registry} form={form} />
    </>
  );
}
