import type { Share } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ExternalIcon, ShareIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { whatsAppUrl } from './invitation.ts';

interface Props {
  readonly share: Share;
  readonly text: string;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
const canShare = () => typeof navigator.share === 'function';

export function ShareActions({ share, text }: Props) {
  const shareNatively = () => {
    // Closing the system's share dialog rejects; that is no error.
    navigator.share({ text, url: share.url }).catch(() => undefined);
  };
  return (
    <Cluster>
      <Button href={`/r/${share.shareCode}`} startIcon={<ExternalIcon />} {...newTab}>
        Preview Registry
      </Button>
      <Button href={whatsAppUrl(text, share.url)} {...newTab}>
        Share on WhatsApp
      </Button>
      {canShare() && (
        <Button startIcon={<ShareIcon />} onClick={shareNatively}>
          Share...
        </Button>
      )}
    </Cluster>
  );
}
