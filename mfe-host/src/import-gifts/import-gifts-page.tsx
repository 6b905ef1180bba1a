import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useState } from 'react';
import { useFocusAfterPhaseChange } from '../external-gift/use-focus-after-phase-change.ts';
import { RegistryOfGiftsButton } from '../registries/registry-of-gifts-button.tsx';
import { registryPath } from '../registries/registry-path.ts';
import { RegistryToAddTo } from '../registries/registry-to-add-to.tsx';
import { useRegistryToAddTo } from '../registries/use-registry-to-add-to.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './import-gifts.module.css';
import { ImportResult } from './import-result.tsx';
import { Preview } from './preview.tsx';
import type { ImportRow } from './read-gifts.ts';
import { useImportGifts, useTakeBackImport } from './use-import-gifts.ts';

/** Adds the gifts of a CSV file, all or none, after a preview. */
export default function ImportGiftsPage() {
  const target = useRegistryToAddTo();
  const { registry } = target;
  const [rows, setRows] = useState<readonly ImportRow[]>();
  const {
    mutate,
    data: added,
    error,
    isPending,
    reset,
  } = useImportGifts(registry === null ? null : registry?.id);
  const startAgain = () => {
    setRows(undefined);
    reset();
  };
  const step = useFocusAfterPhaseChange(added ? 'added' : rows ? 'preview' : 'file');
  const takeBack = useTakeBackImport(startAgain);
  return (
    <>
      <ScreenHeader back={{ to: registryPath('/add', registry?.id), label: 'Add a gift' }} />
      <Screen width="narrow">
        <PageHeading
          title="Add from a file"
          lede="You see every gift before it is added. All are added, or none."
        />
        {!added && <RegistryToAddTo target={target} />}
        <div ref={step} tabIndex={-1} className={styles.step}>
          {!rows && <ChooseFile onRead={setRows} />}
          {rows && !added && (
            <Preview
              rows={rows}
              busy={isPending}
              disabled={registry === undefined}
              error={error?.message}
              onAdd={(gifts) => mutate(gifts)}
              onChooseAnother={startAgain}
            />
          )}
          {added && (
            <Stack>
              <ImportResult
                added={added.items.length}
                alreadyAdded={added.alreadyAdded}
                registryName={registry?.registryName}
              />
              <Cluster>
                <RegistryOfGiftsButton registryId={registry?.id ?? null} />
                <Button onClick={startAgain}>Add another file</Button>
                {added.items.length > 0 && (
                  <Button
                    variant="quiet"
                    busy={takeBack.isPending}
                    onClick={() => takeBack.mutate(added.items.map(({ id }) => id))}
                  >
                    Undo
                  </Button>
                )}
              </Cluster>
            </Stack>
          )}
        </div>
      </Screen>
    </>
  );
}
