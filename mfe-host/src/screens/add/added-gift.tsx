import type { RegistryItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { useEffect, useRef } from 'react';
import { RegistryOfGiftsButton } from '../../features/registries/choice/registry-of-gifts-button.tsx';

interface Props {
  readonly item: RegistryItem;
  readonly registryName: string | undefined;
  readonly onUndo: () => void;
  readonly onAnother: () => void;
}

export function AddedGift({ item, registryName, onUndo, onAnother }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1}>
      <Stack>
        <Alert
          type="success"
          title={registryName ? `Added to ${registryName}` : 'Kept for your first registry'}
        >
          {item.product.name}
        </Alert>
        <Cluster>
          <RegistryOfGiftsButton registryId={item.registryId} />
          <Button onClick={onAnother}>Add another</Button>
          <Button variant="quiet" onClick={onUndo}>
            Undo
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}
