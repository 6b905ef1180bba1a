import { giftMessages, type SharedRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

export function PauseNotice({ giftsPaused, pauseNote }: SharedRegistry) {
  if (!giftsPaused) return null;
  return (
    <Alert type="warning" title="Gifts are paused">
      {pauseNote ?? giftMessages.giftsPaused}
    </Alert>
  );
}
