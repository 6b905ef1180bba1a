import { Button } from '@gift-registry/design-system/button';
import { useState } from 'react';

interface Props {
  readonly path: string;
  readonly title: string;
  readonly variant?: 'secondary' | 'quiet';
  readonly children: string;
}

export function ShareButton({ path, title, variant = 'secondary', children }: Props) {
  const [answer, setAnswer] = useState('');
  const url = new URL(path, window.location.href).href;

  async function share(): Promise<void> {
    // Absent in some browsers and on plain http.
    const { share: shareSheet, clipboard } = navigator as Partial<Navigator>;
    if (shareSheet) {
      // Rejected when the guest closes the menu.
      await navigator.share({ title, url }).catch(() => undefined);
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
      <Button variant={variant} onClick={() => void share()}>
        {children}
      </Button>
      <p role="status">{answer}</p>
    </div>
  );
}
