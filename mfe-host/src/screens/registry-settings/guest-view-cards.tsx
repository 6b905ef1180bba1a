import {
  type Registry,
  getGuestView,
  continueGifts,
  giftMessages,
  pauseGifts,
  pauseNote as noteSchema,
  type GuestView,
  changeGuestView,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { ExternalIcon } from '@gift-registry/design-system/icon';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { SettingCard } from '../../features/registries/setting-card.tsx';
import { TextSettingForm } from '../../features/registries/text-setting-form.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import { useShare } from '../../features/sharing/sharing-queries.ts';

interface ShownContactProps {
  readonly registryId: string;
  readonly view: GuestView;
}

type Part = 'showsEmail' | 'showsPhone' | 'showsMessage';

const labels: Record<Part, string> = {
  showsEmail: 'Email address of the owner',
  showsPhone: 'Phone number',
  showsMessage: 'Message for guests',
};
const parts = ['showsEmail', 'showsPhone', 'showsMessage'] as const;

function ShownContact({ registryId, view }: ShownContactProps) {
  const api = useApi();
  const share = useShare(registryId);
  const change = useSettingMutation({
    send: (body: Partial<Record<Part, boolean>>) =>
      api(changeGuestView, { params: { registryId }, body }),
    done: () => 'Saved. Guests see it at once.',
  });
  const shown = { ...view, ...(change.isPending ? change.variables : {}) };
  return (
    <Stack gap={4}>
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={labels[part]}
          checked={shown[part]}
          onChange={(event) => change.mutate({ [part]: event.target.checked })}
        />
      ))}
      {share.data && (
        <div>
          <Button
            href={`/r/${share.data.shareCode}`}
            startIcon={<ExternalIcon />}
            target="_blank"
            rel="noopener noreferrer"
          >
            See it as a guest
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface Props {
  readonly registryId: string;
  readonly view: GuestView;
}

function PauseForm({ registryId, view: { giftsPaused, pauseNote } }: Props) {
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

export function useGuestView(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'guest-view'],
    queryFn: ({ signal }) => api(getGuestView, { params: { registryId } }, { signal }),
  });
}

export function GuestViewCards({ registry }: { readonly registry: Registry }) {
  const view = useGuestView(registry.id);
  if (view.isPending) return <Skeleton lines={6} />;
  if (view.isError && !view.data)
    return <QueryFailure query={view} title="Failed to load registry. Please try again." />;
  return (
    <>
      <SettingCard title="What guests see" lede="Beside your names, the occasion and the list.">
        <ShownContact registryId={registry.id} view={view.data} />
      </SettingCard>
      {registry.status === 'published' && (
        <SettingCard
          id="pause"
          title="Pause gifts"
          lede="Guests see the list without buttons, and your message. Chosen gifts stay."
        >
          <PauseForm registryId={registry.id} view={view.data} />
        </SettingCard>
      )}
    </>
  );
}
