import type { ReleaseWithdrawal } from '@gift-registry/bff-contract';

export type WithdrawalReason = Omit<ReleaseWithdrawal, 'at'>;

const unknownReason: WithdrawalReason = {
  because: 'decision',
  ...{ page: null, part: null, file: null, error: null, stack: null },
  ...{ views: null, failed: null, networks: null, failingNetworks: null },
};

export const reasonOf = (
  because: WithdrawalReason['because'],
  known: Partial<WithdrawalReason> = {},
): WithdrawalReason => ({ ...unknownReason, ...known, because });

export const withdrawalOf = (
  at: string | null,
  reason: WithdrawalReason | null,
): ReleaseWithdrawal | null => (at === null ? null : { ...(reason ?? unknownReason), at });
