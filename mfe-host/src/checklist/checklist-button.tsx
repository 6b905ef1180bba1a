import { Button } from '@gift-registry/design-system/button';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { useLazyComponent, useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { opensStarterLists } from '../create-registry/welcome/starter-list-wish.ts';
import { checklistProgress, countDone } from './checklist-progress.ts';
import type { GiftIdeasProps } from './gift-ideas.tsx';
import { useChecklist } from './use-checklist.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "gift-ideas-dialog" */ './gift-ideas-dialog.tsx'))
    .GiftIdeasDialog;

interface Props extends GiftIdeasProps {
  /** The page is shown, so the checklist may load. */
  readonly ready: boolean;
}

/** Opens the checklist and the starter lists; shows the progress, or offers the lists to an empty registry. */
export function ChecklistButton({ ready, ...ideas }: Props) {
  const [open, setOpen] = useState(opensStarterLists(useNavigation().location.state));
  const topics = useChecklist(ideas.occasion, ready).data;
  const GiftIdeasDialog = useLazyComponent(loadDialog, open, () => setOpen(false));
  const done = topics && `${countDone(checklistProgress(topics, ideas.items))}/${topics.length}`;
  return (
    <>
      <Button
        size="sm"
        startIcon={<CheckIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {ideas.items.length === 0 ? 'Starter lists' : done ? `Checklist ${done}` : 'Checklist'}
      </Button>
      {GiftIdeasDialog && <GiftIdeasDialog {...ideas} open={open} onOpenChange={setOpen} />}
    </>
  );
}
