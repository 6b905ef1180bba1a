import {
  continueGifts,
  giftMessages,
  pauseGifts,
  pauseNote as noteSchema,
  type GuestView,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useApi } from '../../api.ts';
import { TextSettingForm } from '../../features/registries/text-setting-form.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';

interface Props {
  readonly registryId: string;
  readonly view: GuestView;
}

export function PauseForm({ registryId, view: { giftsPaused, pauseNote } }: Props) {
  const api = useApi();
  const params = { registryId };
  const goOn = useSettingMutation({
    send: () => api(continueGifts, { params }),
    done: () => 'Guests can give again.',
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
    <TextSettingForm
      name="pauseNote"
      schema={noteSchema}
      send={(note) => api(pauseGifts, { params, body: { pauseNote: note } })}
      done={() => 'Gifts are paused.'}
      label="Message about the pause"
      optional
      hint="For example: We are moving house. Please come back in May."
      maxLength={200}
      submitLabel="Pause gifts"
    />
  );
}
