import type { RegistryItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';
import { registryPath } from '../registries/registry-path.ts';

interface Props {
  readonly item: RegistryItem;
  /** undefined without a registry. */
  readonly registryName: string | undefined;
  readonly onUndo: () => void;
  readonly onAnother: () => void;
}

/** Stands in place of the form once the gift is added. */
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
          {item.registryId === null ? (
            <Button variant="primary" href="/create-registry" linkComponent={Link}>
              Create Registry
            </Button>
          ) : (
            <Button
              variant="primary"
              href={registryPath('/registry', item.registryId)}
              linkComponent={Link}
            >
              View Registry
            </Button>
          )}
          <Button onClick={onAnother}>Add another</Button>
          <Button variant="quiet" onClick={onUndo}>
            Undo
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}
