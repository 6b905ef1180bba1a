import type { OrderFieldValues, SharedRegistry } from '@gift-registry/bff-contract';
import type { UseFormReturn } from 'react-hook-form';
import { orderDefaults } from './order-values.ts';
import type { GiveRequest } from './give-request.ts';

/** The typed values of all ways to give; each way reads its own. */
export interface GiveValues extends OrderFieldValues {
  quantity: number;
  amount: string;
}

export type GiveForm = UseFormReturn<GiveValues, unknown, GiveRequest>;

export const giveDefaults = (registry: SharedRegistry): GiveValues => ({
  ...orderDefaults(registry),
  quantity: 1,
  amount: '',
});
