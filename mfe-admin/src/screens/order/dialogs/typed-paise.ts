import {
  amountMessages,
  amountProblem,
  formatPaise,
  readAmount,
} from '@gift-registry/bff-contract';

export type TypedPaise =
  | { readonly paise: number; readonly problem?: undefined }
  | { readonly paise?: undefined; readonly problem: string };

export function readPaise(typed: string, least: number, most: number): TypedPaise {
  const reading = readAmount(typed);
  const problem = amountProblem(reading);
  if (problem !== undefined) return { problem };
  if (reading.kind !== 'amount') return { problem: amountMessages.missing };
  if (reading.paise > most) return { problem: `Please enter ${formatPaise(most)} at most.` };
  if (reading.paise < least) return { problem: `Please enter ${formatPaise(least)} at least.` };
  return { paise: reading.paise };
}
