import type { AppDependencies } from '../../app-dependencies.ts';
import type { GiftsLinks } from '../../guests/gifts-link.ts';

export interface ClaimsDependencies extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly giftsLinks: GiftsLinks;
}

/** The guest who asks. A new one brought no cookie, so nothing of earlier visits is known. */
export interface Requester {
  readonly guestId: string;
  readonly isNew: boolean;
}
