import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { forgetDraft, useHistoryLayer, useToast } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { queryDraft } from './query-draft.ts';
import type { QueryDialogProps } from './query-dialog.tsx';

type QueryButtonProps = Pick<ButtonProps, 'variant' | 'size'> & { children: string };

export function QueryButton({ children = 'Post a Query', ...button }: Partial<QueryButtonProps>) {
  const showToast = useToast();
  const layer = useHistoryLayer(`query: ${children}`);
  const [QueryDialog, setQueryDialog] = useState<ComponentType<QueryDialogProps>>();
  const isWanted = layer.open && !QueryDialog;

  const reportFailure = useEffectEvent(() => {
    layer.close();
    showToast({
      type: 'error',
      title: 'Error',
      description: 'Network error. Please check your connection and try again.',
      duration: 3000,
    });
  });
  useEffect(() => {
    if (!isWanted) return;
    void import(/* webpackChunkName: "query-dialog" */ './query-dialog.tsx').then(
      (form) => setQueryDialog(() => form.QueryDialog),
      () => reportFailure(),
    );
  }, [isWanted]);

  const open = () => {
    // Only Forward and a reload show the typed text again.
    forgetDraft(queryDraft);
    layer.show();
  };
  return (
    <>
      <Button {...button} busy={isWanted} onClick={open}>
        {children}
      </Button>
      {QueryDialog && (
        <DialogBoundary part="query" layer={layer}>
          <QueryDialog layer={layer} />
        </DialogBoundary>
      )}
    </>
  );
}
