import type { ReleaseWithdrawal } from '@gift-registry/bff-contract';

export type WithdrawalReason = Omit<ReleaseWithdrawal, 'at'>;

export const decided: WithdrawalReason = {
  because: 'decision',
  ...{ page: null, file: null, error: null },
};

export const withdrawalOf = (
  at: string | null,
  reason: WithdrawalReason | null,
): ReleaseWithdrawal | null => (at === null ? null : { ...(reason ?? decided), at });
