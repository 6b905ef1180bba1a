import type { AppDependencies } from '../../app-dependencies.ts';
import type { GiftsLinks } from '../../guests/gifts-link.ts';
import type { SoldOutItems } from './sold-out-items.ts';

export interface ClaimsDependencies extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly giftsLinks: GiftsLinks;
  readonly soldOutItems: SoldOutItems;
}
