import type { MailSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Stack } from '@gift-registry/design-system/layout';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { useState } from 'react';

interface Props {
  readonly saved: MailSettings;
  readonly busy: boolean;
  readonly onSave: (settings: MailSettings) => void;
}

export function MailSettingsForm({ saved, busy, onSave }: Props) {
  const [settings, setSettings] = useState(saved);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(settings);
      }}
    >
      <Stack gap={5}>
        <RadioCards
          label="Mails about gifts"
          hint="While your gifts are a surprise, none of these is sent."
          options={[
            {
              value: 'at-once',
              title: 'Within ten minutes',
              description: 'Gifts that come together share one mail.',
            },
            {
              value: 'daily',
              title: 'Once a day',
              description: 'At 9:00 in the morning, with the gifts of a day.',
            },
            { value: 'never', title: 'Never', description: 'The Gift Book shows them anyway.' },
          ]}
          value={settings.giftMails}
          onValueChange={(giftMails) => setSettings({ ...settings, giftMails })}
        />
        <Checkbox
          label="Remind me around my event"
          hint="A week before it, and when something ends."
          checked={settings.eventMails}
          onChange={(event) => setSettings({ ...settings, eventMails: event.target.checked })}
        />
        <Checkbox
          label="Mail me guests’ questions"
          hint="Each question at once. Unanswered ones wait with your registry."
          checked={settings.questionMails}
          onChange={(event) => setSettings({ ...settings, questionMails: event.target.checked })}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
