import { Button } from '@gift-registry/design-system/button';
import { useState } from 'react';
import { reloadPage, reloadedRecently } from './reload-cooldown.ts';

/** A tab that is older than the release it needs is helped by a reload, but not by a second one. */
export function ReloadOffer() {
  const [offered] = useState(() => !reloadedRecently());
  if (!offered) return null;
  return (
    <p>
      A newer version may be waiting.{' '}
      <Button size="sm" variant="quiet" onClick={reloadPage}>
        Reload the page
      </Button>
    </p>
  );
}
