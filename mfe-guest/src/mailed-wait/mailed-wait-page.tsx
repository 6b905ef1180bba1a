import type { getMailedWait } from '@gift-registry/bff-contract';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { ReadMailedLink } from '../mailed-link/read-mailed-link.tsx';
import { MailedPlace } from './mailed-place.tsx';

const path: (typeof getMailedWait)['path'] = '/api/shared/:shareCode/waits/:token';

export default function MailedWaitPage() {
  return (
    <ReadMailedLink
      path={path}
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
