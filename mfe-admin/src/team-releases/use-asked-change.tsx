import { promoteCanary } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState, type ReactNode } from 'react';
import { useMay } from '../features/team/use-may.ts';
import type { ReleaseChange } from './release-change.ts';
import { ReleaseChangeDialog } from './release-change-dialog.tsx';

interface AskedChange {
  readonly project: string;
  readonly change: ReleaseChange;
}

interface Changes {
  readonly ask: ((project: string, change: ReleaseChange) => void) | undefined;
  readonly question: ReactNode;
}

export function useAskedChange(): Changes {
  const may = useMay();
  const layer = useHistoryLayer('release-change', { momentary: true });
  const [asked, setAsked] = useState<AskedChange>();
  return {
    ask: may(promoteCanary)
      ? (project, change) => {
          setAsked({ project, change });
          layer.show();
        }
      : undefined,
    question: layer.open && asked && (
      <DialogBoundary part="release-change" layer={layer}>
        <ReleaseChangeDialog {...asked} layer={layer} />
      </DialogBoundary>
    ),
  };
}
