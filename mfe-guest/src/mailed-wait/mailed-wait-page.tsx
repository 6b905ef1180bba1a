import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { ReadMailedLink } from '../mailed-link/read-mailed-link.tsx';
import { MailedPlace, mailedWaitPath } from './mailed-place.tsx';

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
