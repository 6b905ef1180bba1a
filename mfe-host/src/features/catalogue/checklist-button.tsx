import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { useHistoryLayer, useLazyComponent, useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { opensStarterLists } from './starter-list-wish.ts';
import { checklistProgress, countDone } from './checklist-progress.ts';
import type { GiftIdeasProps } from './gift-ideas.tsx';
import { useChecklist } from './use-checklist.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "gift-ideas-dialog" */ './gift-ideas-dialog.tsx'))
    .GiftIdeasDialog;

interface Props extends GiftIdeasProps {
  readonly ready: boolean;
}

export function ChecklistButton({ ready, ...ideas }: Props) {
  const { location } = useNavigation();
  const [opensAtOnce] = useState(() => opensStarterLists(location.state));
  const layer = useHistoryLayer('gift-ideas');
  const { show } = layer;
  const topics = useChecklist(ideas.occasion, ready).data;
  const GiftIdeasDialog = useLazyComponent(loadDialog, layer.open, layer.close);
  useEffect(() => {
    if (opensAtOnce) show();
  }, [opensAtOnce, show]);
  const done = topics && `${countDone(checklistProgress(topics, ideas.items))}/${topics.length}`;
  return (
    <>
      <Button size="sm" startIcon={<CheckIcon />} aria-haspopup="dialog" onClick={() => show()}>
        {ideas.items.length === 0 ? 'Starter lists' : done ? `Checklist ${done}` : 'Checklist'}
      </Button>
      {GiftIdeasDialog && (
        <DialogBoundary part="gift-ideas" layer={layer}>
          <GiftIdeasDialog {...ideas} layer={layer} />
        </DialogBoundary>
      )}
    </>
  );
}
