import type { ReleaseSource } from '@gift-registry/bff-contract';
import type { WithdrawalReason } from '../records/withdrawal.ts';
import type { ReleaseKey } from '../releases.repository.ts';

export type ReleaseNews =
  | (ReleaseKey & { readonly kind: 'live'; readonly source: ReleaseSource | null })
  | (ReleaseKey & {
      readonly kind: 'canary';
      readonly source: ReleaseSource | null;
      readonly percent: number;
    })
  | (ReleaseKey & {
      readonly kind: 'withdrawn';
      readonly before: string | null;
      readonly reason: WithdrawalReason;
    })
  /** Without a version when the sources were refused before they were built. */
  | {
      readonly kind: 'refused';
      readonly project: string;
      readonly version: string | null;
      readonly reason: string;
    }
  | (ReleaseKey & {
      readonly kind: 'failing';
      readonly page: string;
      readonly part: string | null;
      readonly views: number;
      readonly failed: number;
      readonly networks: number;
      readonly error: string | null;
      readonly stack: string | null;
    })
  | (ReleaseKey & {
      readonly kind: 'rendering-failing' | 'rendering-off';
      readonly page: string | null;
      readonly error: string | null;
    });
