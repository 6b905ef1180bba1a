import {
  continueGifts,
  giftMessages,
  pauseGifts,
  type GuestView,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { useSettingMutation } from '../registry-settings/use-setting-mutation.ts';

interface Props {
  readonly registryId: string;
  readonly view: GuestView;
}

const failureTitle = 'We could not save this. Please try again.';

/** Stops new gifts with a sentence for guests, and starts them again. */
export function PauseForm({ registryId, view: { giftsPaused, pauseNote } }: Props) {
  const api = useApi();
  const params = { registryId };
  const [typed, setTyped] = useState('');
  const pause = useSettingMutation({
    send: (note: string) => api(pauseGifts, { params, body: { pauseNote: note } }),
    done: () => 'Gifts are paused.',
    onDone: () => setTyped(''),
    failureTitle,
  });
  const goOn = useSettingMutation({
    send: () => api(continueGifts, { params }),
    done: () => 'Guests can give again.',
    failureTitle,
  });
  if (giftsPaused)
    return (
      <Stack gap={4}>
        <p>
          Gifts are paused. Guests read: <strong>{pauseNote ?? giftMessages.giftsPaused}</strong>
        </p>
        <div>
          <Button
            variant="primary"
            busy={goOn.isPending}
            busyLabel="Saving..."
            onClick={() => goOn.mutate(undefined)}
          >
            Let guests give again
          </Button>
        </div>
      </Stack>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pause.mutate(typed);
      }}
    >
      <Stack gap={4}>
        <TextField
          label="Sentence for guests"
          optional
          hint="For example: We are moving house. Please come back in May."
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" busy={pause.isPending} busyLabel="Saving...">
            Pause gifts
          </Button>
        </div>
      </Stack>
    </form>
  );
}
