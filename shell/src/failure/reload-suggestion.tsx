import { Button } from '@gift-registry/design-system/button';
import { useState } from 'react';
import { reloadPage, reloadedRecently } from './reload-cooldown.ts';

/** Suggests one reload: the files of an old release may be gone. Hidden for five minutes after a reload. */
export function ReloadSuggestion() {
  const [hidden] = useState(reloadedRecently);
  if (hidden) return null;
  return (
    <p>
      A newer version may be waiting.{' '}
      <Button size="sm" variant="quiet" onClick={reloadPage}>
        Reload the page
      </Button>
    </p>
  );
}
