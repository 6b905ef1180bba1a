import {
  type SharedItem,
  giftMessages,
  unitsLeft,
  type WaitState,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster } from '@gift-registry/design-system/layout';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { GiftToGive } from '../features/gifts/gift-to-give.tsx';
import { GiftListSkeleton } from '../features/registries/gift-list-skeleton.tsx';
import { giftState } from '../features/gifts/gift-state.ts';
import { sharedReadOptions } from '../features/registries/shared-reads.ts';
import { waitKey, useWaitChange, placeText } from '../features/waiting-line/use-wait-change.ts';
import { BackToList } from '../features/platform/back-to-list.tsx';
import { GiveButton, PlaceNotSaved } from '../features/waiting-line/place-in-line.tsx';
import { PageBody } from '../features/platform/page-body.tsx';
import { GiftStepsForm, GiftStepsPage } from '../features/gifts/gift-steps-page.tsx';
import { useScriptsRun } from '../features/platform/scripts.tsx';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState, type FormEvent } from 'react';
import { rememberedGuest } from '../features/giving/remembered-guest.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export default function JoinLinePage() {
  return (
    <GiftToGive gives={false} refusal={() => undefined}>
      {(gift) => <LoadedPlace {...gift} />}
    </GiftToGive>
  );
}

function LoadedPlace({ shareCode, item }: Props) {
  const api = useApi();
  const params = { shareCode, itemId: item.id };
  const { data } = useQuery({
    ...sharedReadOptions,
    queryKey: waitKey(params),
    queryFn: ({ signal }) => api('getWait', { params }, { signal }),
  });
  if (!data) return <GiftListSkeleton />;
  const { state } = data;
  if (state !== 'left') return <PlaceInLine shareCode={shareCode} item={item} state={state} />;
  return giftState(item) === 'reserved' ? (
    <JoinLineForm shareCode={shareCode} item={item} />
  ) : (
    <NotHeld shareCode={shareCode} item={item} />
  );
}

function NotHeld({ shareCode, item }: { readonly shareCode: string; readonly item: SharedItem }) {
  const isFree = unitsLeft(item) > 0;
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title={item.name}
        action={
          <Cluster justify="center">
            {isFree && <GiveButton shareCode={shareCode} item={item} />}
            <BackToList
              variant={isFree ? 'secondary' : 'primary'}
              size="lg"
              shareCode={shareCode}
              itemId={item.id}
            />
          </Cluster>
        }
      >
        {isFree ? 'This gift is free now: you can give it.' : giftMessages.purchased}
      </EmptyState>
    </PageBody>
  );
}

interface PlaceInLineProps {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly state: Exclude<WaitState, 'left'>;
}

function PlaceInLine({ shareCode, item, state }: PlaceInLineProps) {
  const scriptsRun = useScriptsRun();
  const isFree = state === 'told' && unitsLeft(item) > 0;
  const params = { shareCode, itemId: item.id };
  const leave = useWaitChange({
    queryKey: waitKey(params),
    change: (api, _: undefined) => api('leaveLine', { params }),
  });
  return (
    <GiftStepsPage {...placeText[state]} item={item} needsScriptsTo="leave the line">
      <PlaceNotSaved error={leave.error} />
      <Cluster>
        {isFree && <GiveButton shareCode={shareCode} item={item} />}
        <BackToList
          variant={isFree ? 'secondary' : 'primary'}
          size="lg"
          shareCode={shareCode}
          itemId={item.id}
        />
        <Button
          size="lg"
          disabled={!scriptsRun}
          busy={leave.isPending}
          busyLabel="Leaving..."
          onClick={() => leave.mutate(undefined)}
        >
          Leave the line
        </Button>
      </Cluster>
    </GiftStepsPage>
  );
}

interface JoinLineFormProps {
  readonly shareCode: string;
  readonly item: SharedItem;
}

function JoinLineForm({ shareCode, item }: JoinLineFormProps) {
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
      <GiftStepsForm
        {...{ shareCode, item }}
        submitLabel="Tell me"
        busyLabel="Saving..."
        busy={join.isPending}
        onSubmit={submit}
      >
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
      </GiftStepsForm>
    </GiftStepsPage>
  );
}
