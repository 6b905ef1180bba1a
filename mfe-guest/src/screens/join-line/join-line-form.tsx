import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { Link } from '@gift-registry/shell-contract';
import { useState, type FormEvent } from 'react';
import { registryPath } from '../../features/platform/gift-paths.ts';
import { rememberedGuest } from '../../features/giving/remembered-guest.ts';
import { GiftStepsPage } from '../../features/gifts/gift-steps-page.tsx';
import { useScriptsRun } from '../../features/platform/use-scripts-run.ts';
import { PlaceNotSaved } from '../../features/waiting-line/place-in-line.tsx';
import { useWaitChange, waitKey } from '../../features/waiting-line/use-wait-change.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export function JoinLineForm({ shareCode, item }: Props) {
  const scriptsRun = useScriptsRun();
  const remembered = scriptsRun ? rememberedGuest.read()?.guestEmail : undefined;
  const [typed, setTyped] = useState<string>();
  const email = typed ?? remembered ?? '';
  const params = { shareCode, itemId: item.id };
  const join = useWaitChange({
    queryKey: waitKey(params),
    change: (api, address: string) => api('waitForGift', { params, body: { email: address } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate(email);
  };
  return (
    <GiftStepsPage
      title="Tell me if it becomes free"
      description="Someone is buying this gift right now. If they don’t, we email the first in the line, and the next guest 12 hours later."
      item={item}
      needsScriptsTo="wait for this gift"
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Only for this gift. The host and other guests don’t see it."
            value={email}
            error={join.error?.field === 'email' ? join.error.message : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              join.reset();
            }}
          />
          <PlaceNotSaved error={join.error} />
          <Cluster>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={!scriptsRun}
              busy={join.isPending}
              busyLabel="Saving..."
            >
              Tell me
            </Button>
            <Button size="lg" href={registryPath(shareCode, item.id)} linkComponent={Link}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </GiftStepsPage>
  );
}
