import type { MailboxState } from '../guests/mailboxes.repository.ts';
import type { MailJob } from '@gift-registry/workers-contract';

/** A mail that guests, hosts or visitors cause. */
export interface GuestMail {
  readonly to: string;
  /** The browser that left the address; null for a visitor. */
  readonly guestId: string | null;
  readonly causedBy: 'guest' | 'host';
  /** For a mailbox that somebody has confirmed. */
  readonly full: MailJob;
  /** For any other: nothing that a guest or a host typed freely. */
  readonly neutral: MailJob;
  /** A mail of the last day asks for the confirmation already, so an unconfirmed mailbox keeps its room for other news. */
  readonly asksAgain?: boolean;
  /** The mail is of no use afterwards; a week from now by default. */
  readonly usefulUntil?: string | null;
  /** Read by the caller, to save a round trip. */
  readonly mailbox?: MailboxState;
}
