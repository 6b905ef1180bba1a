import { formatTime, listTeamMails, type TeamOrder } from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { MailState, mailPath } from '../../features/mails/mail-words.tsx';
import { codeWords } from '../../features/team/audit-words.ts';
import { Loaded } from '../../features/team/loaded.tsx';
import { Section } from '../../features/team/section.tsx';
import styles from './sections.module.css';

interface Props {
  readonly order: TeamOrder;
}

/** The mails to its giver, the newest first; their log ends after 30 days. */
export function OrderMails({ order: { id } }: Props) {
  const read = useRead(listTeamMails, { query: { about: id } });
  return (
    <Section title="Mails">
      <Loaded read={read} name="mails" lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.soft}>No mails within the last 30 days.</p>
          ) : (
            <ul className={styles.mails}>
              {rows.map((mail) => (
                <li key={mail.id}>
                  <TextLink href={mailPath(mail.id)} linkComponent={Link}>
                    {codeWords(mail.template)} to {mail.recipient}
                  </TextLink>
                  <span className={styles.soft}>
                    <MailState state={mail.state} reason={mail.reason} />{' '}
                    <time dateTime={mail.createdAt}>{formatTime(mail.createdAt)}</time>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
