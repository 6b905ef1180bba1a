import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Cluster } from '@gift-registry/design-system/layout';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog } from './action-dialog.tsx';
import type { TeamAction } from './team-action.ts';
import { useMay } from './use-may.ts';

interface Props<Data> {
  readonly actions: readonly TeamAction<Data>[];
  readonly subject: string;
  /** The key of its read, whose reply an action brings anew. */
  readonly queryKey: readonly unknown[];
}

export function TeamActions<Data>(props: Props<Data>) {
  const { actions: all, subject, queryKey } = props;
  const may = useMay();
  const actions = all.filter(({ route }) => may(route));
  const layer = useHistoryLayer(`team-action:${subject}`);
  const queries = useQueryClient();
  const [pressed] = layer.subject;
  const action = actions.find(({ id }) => id === pressed);
  if (actions.length === 0) return null;
  return (
    <>
      <Cluster gap={2}>
        {actions.map(({ id, label }) => (
          <Button key={id} size="sm" onClick={() => layer.show(id)}>
            {label}
          </Button>
        ))}
      </Cluster>
      {layer.open && action && (
        <DialogBoundary part="team-action" layer={layer}>
          <ActionDialog
            key={action.id}
            {...{ action, subject, layer }}
            onDone={(data) => {
              queries.setQueryData(queryKey, data);
              void queries.invalidateQueries({
                queryKey: queryKey.slice(0, 3),
                refetchType: 'none',
              });
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
