import { Button } from '@gift-registry/design-system/button';
import { useState } from 'react';
import { registryPath } from '../address/gift-paths.ts';

interface Props {
  readonly shareCode: string;
  readonly registryName: string;
}

/** Hands the list to other guests: through the phone's own menu, or else as a copied link. */
export function ShareList({ shareCode, registryName }: Props) {
  const [answer, setAnswer] = useState('');
  const url = new URL(registryPath(shareCode), window.location.href).href;

  async function share(): Promise<void> {
    // Absent in some browsers and on plain http.
    const { share: shareSheet, clipboard } = navigator as Partial<Navigator>;
    if (shareSheet) {
      // Rejected when the guest closes the menu.
      await navigator.share({ title: registryName, url }).catch(() => undefined);
      return;
    }
    const copied = await clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setAnswer(copied ? 'Link copied.' : `Copy this link: ${url}`);
  }

  return (
    <div>
      <Button onClick={() => void share()}>Share this list with others</Button>
      <p role="status">{answer}</p>
    </div>
  );
}
