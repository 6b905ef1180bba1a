import { formatPaise, type TeamOrder } from '@gift-registry/bff-contract';

interface Movement {
  readonly what: string;
  readonly sign: '' | '−';
}

const movements: Readonly<Record<string, Movement>> = {
  authorized: { what: 'Promised by the bank', sign: '' },
  captured: { what: 'Paid', sign: '' },
  failed: { what: 'Payment failed', sign: '' },
  refunded: { what: 'Refunded', sign: '−' },
  'refund-failed': { what: 'Refund failed', sign: '' },
  'refund-asked': { what: 'Refund asked for', sign: '' },
};

interface LedgerEntry {
  readonly at: string;
  readonly what: string;
  readonly reference: string;
  readonly amount: string;
}

export const ledgerOf = (history: TeamOrder['history']): readonly LedgerEntry[] =>
  history.flatMap(({ action, by, why, paise, at }) => {
    const movement = movements[action];
    if (!movement || paise === null) return [];
    return [
      {
        at,
        what: movement.what,
        reference: by === 'provider' ? why : '',
        amount: `${movement.sign}${formatPaise(paise)}`,
      },
    ];
  });
