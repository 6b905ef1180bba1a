import {
  queryKeyOf,
  unitsLeft,
  type getMailedWait,
  type SharedItem,
  type WaitState,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { LoadedGifts } from '../features/gifts/loaded-gifts.tsx';
import { ReadMailedLink } from '../features/registries/read-mailed-link.tsx';
import { registryPath } from '../features/platform/gift-paths.ts';
import { GiftStepsPage } from '../features/gifts/gift-steps-page.tsx';
import { useScriptsRun } from '../features/platform/scripts.tsx';
import { GiveButton, PlaceNotSaved } from '../features/waiting-line/place-in-line.tsx';
import { placeText, useWaitChange } from '../features/waiting-line/use-wait-change.ts';

export default function MailedWaitPage() {
  return (
    <ReadMailedLink
      path={mailedWaitPath}
      read={(api, ...request) => api('getMailedWait', ...request)}
      failureTitle="We couldn’t open your place in the line"
    >
      {({ state, itemId }, { shareCode, token }) => (
        <LoadedGifts shareCode={shareCode}>
          {(items) => (
            <MailedPlace
              shareCode={shareCode}
              token={token}
              state={state}
              item={items.find(({ id }) => id === itemId)}
            />
          )}
        </LoadedGifts>
      )}
    </ReadMailedLink>
  );
}

interface Props {
  readonly shareCode: string;
  readonly token: string;
  readonly state: WaitState;
  readonly item: SharedItem | undefined;
}

const mailedWaitPath: (typeof getMailedWait)['path'] = '/api/shared/:shareCode/waits/:token';

const toConfirm = {
  title: 'Shall we tell you when it is free?',
  description: 'Confirm your email, and you are in the line for this gift.',
};

function MailedPlace({ shareCode, token, state, item }: Props) {
  const scriptsRun = useScriptsRun();
  const isFree = state === 'told' && item !== undefined && unitsLeft(item) > 0;
  const params = { shareCode, token };
  const place = useWaitChange({
    queryKey: queryKeyOf({ path: mailedWaitPath }, { params }),
    change: (api, answer: 'confirm' | 'leave') =>
      api('answerMailedWait', { params, body: { answer } }),
  });
  const answers = (answer: 'confirm' | 'leave') => ({
    size: 'lg' as const,
    disabled: !scriptsRun,
    busy: place.isPending && place.variables === answer,
    onClick: () => place.mutate(answer),
  });
  return (
    <GiftStepsPage
      {...(state === 'unconfirmed' ? toConfirm : placeText[state])}
      item={item}
      needsScriptsTo={state === 'left' ? undefined : 'change your place in the line'}
    >
      <PlaceNotSaved error={place.error} />
      <Cluster>
        {state === 'unconfirmed' ? (
          <Button {...answers('confirm')} variant="primary">
            Yes, tell me
          </Button>
        ) : (
          <>
            {isFree && <GiveButton shareCode={shareCode} item={item} />}
            <Button
              variant={isFree ? 'secondary' : 'primary'}
              size="lg"
              href={registryPath(shareCode, item?.id)}
              linkComponent={Link}
            >
              See the wish list
            </Button>
          </>
        )}
        {state !== 'left' && <Button {...answers('leave')}>Leave the line</Button>}
      </Cluster>
    </GiftStepsPage>
  );
}
