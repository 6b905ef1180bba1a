import type { ReleaseSource } from '@gift-registry/bff-contract';
import type { WithdrawalReason } from '../records/withdrawal.ts';
import type { ReleaseKey } from '../releases.repository.ts';

export interface FailingViews {
  readonly page: string;
  readonly part: string | null;
  readonly views: number;
  readonly failed: number;
  readonly error: string | null;
  readonly stack: string | null;
}

export type ReleaseNews = ReleaseKey &
  (
    | { readonly kind: 'live'; readonly source: ReleaseSource | null }
    | { readonly kind: 'canary'; readonly source: ReleaseSource | null; readonly percent: number }
    | {
        readonly kind: 'withdrawn';
        readonly before: string | null;
        readonly reason: WithdrawalReason;
      }
    | { readonly kind: 'refused'; readonly reason: string }
    | ({ readonly kind: 'failing' } & FailingViews)
    | {
        readonly kind: 'rendering-failing' | 'rendering-off';
        readonly page: string | null;
        readonly error: string | null;
      }
  );
