import {
  formatPaise,
  fundAmounts,
  joinList,
  plural,
  toPaise,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { missingPaise } from '../gifts/gift-state.ts';

export interface Suggestion {
  /** Paise of the suggested share; undefined when nothing limits what guests give. */
  readonly share: number | undefined;
  readonly text: string | undefined;
  /** Paise that are offered for one press, the share last. */
  readonly amounts: readonly number[];
}

const mostGuests = 20;
const usualShare = toPaise(2101);

/** As many equal shares as guests who give like those before them would need. */
function guestsLeft(missing: number, { pledgedAmount, joinedGuests = 0 }: SharedItem): number {
  const share = joinedGuests > 0 ? toPaise(pledgedAmount) / joinedGuests : usualShare;
  return Math.min(mostGuests, Math.max(1, Math.round(missing / share)));
}

export function suggestAmounts(item: SharedItem): Suggestion {
  const usual = fundAmounts.map(toPaise);
  const missing = missingPaise(item);
  if (missing === undefined) return { share: undefined, text: undefined, amounts: usual };
  const guests = guestsLeft(missing, item);
  // In whole rupees, rounded up: the last guest gives what is left.
  const share = guests === 1 ? missing : Math.min(missing, Math.ceil(missing / guests / 100) * 100);
  const text =
    guests === 1
      ? `${formatPaise(missing)} would complete it.`
      : `${formatPaise(share)} each would complete it with ${plural(guests - 1, 'one more guest', '# more guests')}.`;
  const smaller = usual.filter((amount) => amount < missing && amount !== share).slice(0, 3);
  return { share, text, amounts: [...smaller, share] };
}

export function suggestionText(item: SharedItem): string {
  const { text, amounts } = suggestAmounts(item);
  return text ?? `Such as ${joinList(amounts.map(formatPaise))}, or your own amount.`;
}
