import { maxImportedGifts, readDocumentSettings } from '@gift-registry/bff-contract';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Stack } from '@gift-registry/design-system/layout';
import { useMemo, useState } from 'react';
import { useFocusAfterPhaseChange } from '../../features/scraping/use-focus-after-phase-change.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import { RegistryToAddTo } from '../../features/registries/registry-to-add-to.tsx';
import { useRegistryToAddTo } from '../../features/registries/use-registry-to-add-to.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { ChooseFile } from './choose-file.tsx';
import { guessMapping, type Mapping } from './columns.ts';
import styles from './import-gifts.module.css';
import { ImportStatus } from './import-status.tsx';
import { MapColumns } from './map-columns.tsx';
import { Preview } from './preview.tsx';
import { readGifts } from './read-gifts.ts';
import type { TableRow } from '@gift-registry/shell-contract/files';
import { useImportRun } from './use-import-run.ts';

interface ChosenFile {
  readonly rows: readonly TableRow[];
  readonly mapping: Mapping;
}

export default function ImportGiftsPage() {
  const target = useRegistryToAddTo();
  const { registry } = target;
  const [file, setFile] = useState<ChosenFile>();
  const importing = useImportRun(() => setFile(undefined));
  const gifts = useMemo(
    () => (file ? readGifts(file.rows, file.mapping, readDocumentSettings().localShops) : []),
    [file],
  );
  // A small import is one part: the preview waits for its reply.
  const run =
    importing.run && importing.isSending && importing.run.total <= maxImportedGifts
      ? undefined
      : importing.run;
  const startAgain = () => {
    setFile(undefined);
    importing.end();
  };
  const phase = run ? 'added' : file ? 'preview' : 'file';
  const step = useFocusAfterPhaseChange(phase);
  return (
    <>
      <ScreenHeader back={{ to: registryPath('/add', registry?.id), label: 'Add a gift' }} />
      <Screen width="narrow">
        <PageHeading
          title="Add from a file"
          lede="You see every gift before it is added, and can take all of them back."
        />
        {!run && <RegistryToAddTo target={target} />}
        <div ref={step} tabIndex={-1} className={styles.step}>
          {phase === 'file' && (
            <ChooseFile onRead={(rows) => setFile({ rows, mapping: guessMapping(rows) })} />
          )}
          {!run && file && (
            <Stack gap={5}>
              <MapColumns
                rows={file.rows}
                mapping={file.mapping}
                onChange={(mapping) => setFile({ ...file, mapping })}
              />
              <Preview
                rows={gifts}
                hasNames={file.mapping.order.includes('name')}
                busy={importing.isSending}
                disabled={registry === undefined}
                error={importing.failure}
                onAdd={(waiting) =>
                  importing.send({
                    registryId: registry?.id ?? null,
                    registryName: registry?.registryName,
                    total: waiting.length,
                    waiting: [...waiting],
                    itemIds: [],
                    alreadyAdded: 0,
                  })
                }
                onChooseAnother={startAgain}
              />
            </Stack>
          )}
          {run && <ImportStatus run={run} importing={importing} onAnotherFile={startAgain} />}
        </div>
      </Screen>
    </>
  );
}
