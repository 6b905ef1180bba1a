import type { MailSettings, MailSubject } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';

const subjects: Readonly<
  Record<MailSubject, { readonly name: string; readonly off: Partial<MailSettings> }>
> = {
  gifts: { name: 'mails about gifts', off: { giftMails: 'never' } },
  events: {
    name: 'reminders around your event',
    off: { eventMails: false },
  },
  questions: {
    name: 'mails about guests’ questions',
    off: { questionMails: false },
  },
};

interface Props {
  readonly about: MailSubject;
  readonly saved: MailSettings;
  readonly busy: boolean;
  readonly onSave: (settings: MailSettings) => void;
}

export function StopMails({ about, saved, busy, onSave }: Props) {
  const { name, off } = subjects[about];
  const stopped = { ...saved, ...off };
  const isOff = JSON.stringify(stopped) === JSON.stringify(saved);
  if (isOff)
    return (
      <Alert title={`You get no more ${name}.`}>You can change this and the rest below.</Alert>
    );
  return (
    <Alert
      title={`Stop the ${name}?`}
      action={
        <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => onSave(stopped)}>
          Stop them
        </Button>
      }
    >
      Your other mails stay as they are below.
    </Alert>
  );
}
