import type { TeamHistoryEntry } from '@gift-registry/bff-contract';
import { Link } from '@gift-registry/shell-contract';
import { codeWords } from '../code-words/code-words.ts';
import { mailPath } from '../team-mails/mail-words.ts';

export function HistorySubject({ subject, mail }: Pick<TeamHistoryEntry, 'subject' | 'mail'>) {
  if (mail)
    return (
      <>
        : <Link to={mailPath(mail.id)}>{codeWords(subject)}</Link> to {mail.recipient}
      </>
    );
  return subject && `: ${subject}`;
}
