import type { getMailedGift } from '@gift-registry/bff-contract';
import { ReadMailedLink } from '../mailed-link/read-mailed-link.tsx';
import { HoldQuestion } from './hold-question.tsx';

const path: (typeof getMailedGift)['path'] = '/api/shared/:shareCode/mailed-gifts/:token';

export default function MailedGiftPage() {
  return (
    <ReadMailedLink
      path={path}
      read={(api, ...request) => api('getMailedGift', ...request)}
      failureTitle="We couldn’t open your gift"
    >
      {(gift, { shareCode, token }) => (
        <HoldQuestion shareCode={shareCode} token={token} gift={gift} />
      )}
    </ReadMailedLink>
  );
}
