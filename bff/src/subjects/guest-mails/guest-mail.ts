import type { MailboxState } from '../guests/mailboxes.repository.ts';
import type { MailJob } from '@gift-registry/workers-contract';

export interface GuestMail {
  readonly to: string;
  readonly guestId: string | null;
  readonly registryId: string | null;
  readonly causedBy: 'guest' | 'host';
  /** For a mailbox that somebody has confirmed. */
  readonly full: MailJob;
  /** For any other: nothing that a guest or a host typed freely. */
  readonly neutral: MailJob;
  /** A mail of the last day asks for the confirmation already, so an unconfirmed mailbox keeps its room for other news. */
  readonly asksAgain?: boolean;
  readonly usefulUntil?: string | null;
  readonly mailbox?: MailboxState;
}
