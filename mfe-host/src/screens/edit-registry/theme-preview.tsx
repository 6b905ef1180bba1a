import { themeLabels, type RegistryTheme } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import { useShare } from '../../features/sharing/sharing-queries.ts';
import styles from './theme-preview.module.css';

const screens = { phone: 'Phone', desktop: 'Desktop' } as const;
type ScreenKind = keyof typeof screens;
const kinds: readonly ScreenKind[] = ['phone', 'desktop'];

interface Props {
  readonly registryId: string;
  readonly theme: RegistryTheme;
}

/** The guests' page itself, as it is saved, in the chosen theme. */
export function ThemePreview({ registryId, theme }: Props) {
  const share = useShare(registryId);
  const [shown, setShown] = useState<ScreenKind>('phone');
  const { data } = share;
  if (share.isPending || share.isError) return null;
  if (!data)
    return (
      <p className={styles.note}>
        Publish your registry to see your page in the chosen theme here.
      </p>
    );
  return (
    <div className={styles.preview}>
      <Cluster gap={2} role="group" aria-label="Preview on">
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="sm"
            aria-pressed={kind === shown}
            variant={kind === shown ? 'secondary' : 'quiet'}
            onClick={() => setShown(kind)}
          >
            {screens[kind]}
          </Button>
        ))}
      </Cluster>
      <div className={styles.frame} data-screen={shown}>
        <iframe
          title={`Your page in the theme ${themeLabels[theme]}`}
          src={`${new URL(data.url).pathname}?theme=${theme}`}
          tabIndex={-1}
        />
      </div>
    </div>
  );
}
