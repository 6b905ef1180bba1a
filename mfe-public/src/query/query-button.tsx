import { Button, type ButtonProps } from '@gift-registry/design-system/button';
import { useToast } from '@gift-registry/shell-contract';
import { useState, type ComponentType } from 'react';
import type { QueryDialogProps } from './query-dialog.tsx';

type QueryButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'>;

/** Opens the query form; its code is loaded on the first click. */
export function QueryButton({ children = 'Post a Query', ...button }: Partial<QueryButtonProps>) {
  const showToast = useToast();
  const [QueryDialog, setQueryDialog] = useState<ComponentType<QueryDialogProps>>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  async function openDialog() {
    setLoading(true);
    try {
      const form = await import(/* webpackChunkName: "query-dialog" */ './query-dialog.tsx');
      setQueryDialog(() => form.QueryDialog);
      setOpen(true);
    } catch {
      showToast({
        type: 'error',
        title: 'Error',
        description: 'Network error. Please check your connection and try again.',
        duration: 3000,
      });
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <Button {...button} busy={loading} onClick={() => void openDialog()}>
        {children}
      </Button>
      {QueryDialog && <QueryDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
