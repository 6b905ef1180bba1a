import { changeGuestView, type GuestView } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { ExternalIcon } from '@gift-registry/design-system/icon';
import { Stack } from '@gift-registry/design-system/layout';
import { useApi } from '../../api.ts';
import { useShare } from '../../features/sharing/use-share.ts';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';

interface Props {
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

export function ShownContact({ registryId, view }: Props) {
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
