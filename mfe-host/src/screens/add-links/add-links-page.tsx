import type { PageList } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useState } from 'react';
import { useFocusAfterPhaseChange } from '../../features/scraping/use-focus-after-phase-change.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { RegistryOfGiftsButton } from '../../features/registries/registry-of-gifts-button.tsx';
import { registryPath } from '../../features/registries/registry-path.ts';
import { RegistryToAddTo } from '../../features/registries/registry-to-add-to.tsx';
import { useRegistryToAddTo } from '../../features/registries/use-registry-to-add-to.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { PageLines } from './page-lines.tsx';
import { PasteLinks } from './paste-links.tsx';
import { leftOutStorage, type LeftOutLine } from './read-lines.ts';
import { isUndecided, usePageList } from './use-page-list.ts';
import styles from './page-lines.module.css';

interface Props {
  readonly lines: readonly LeftOutLine[];
  readonly onPutAway: () => void;
}

function LeftOut({ lines, onPutAway }: Props) {
  return (
    <Section
      title="Not in the list"
      actions={
        <Button size="sm" variant="quiet" onClick={onPutAway}>
          Put away
        </Button>
      }
    >
      <ul className={styles.list}>
        {lines.map(({ text, reason }, index) => (
          <li key={`${index} ${text}`} className={styles.leftOut}>
            <span className={styles.leftOutText}>{text}</span>
            <span className={styles.progress}>{reason}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function stepOf(list: PageList | null | undefined): 'paste' | 'list' | undefined {
  if (list === undefined) return undefined;
  return list ? 'list' : 'paste';
}

export default function AddLinksPage() {
  const list = usePageList();
  const target = useRegistryToAddTo();
  const { registry } = target;
  const step = useFocusAfterPhaseChange(stepOf(list.data));
  const [leftOut, setLeftOut] = useState<readonly LeftOutLine[]>(() => leftOutStorage.read() ?? []);
  const keepLeftOut = (lines: readonly LeftOutLine[]) => {
    setLeftOut(lines);
    leftOutStorage.write([...lines]);
  };
  const isDone = list.data ? !list.data.lines.some(isUndecided) : false;
  return (
    <>
      <ScreenHeader back={{ to: registryPath('/add', registry?.id), label: 'Add a gift' }} />
      <Screen width="narrow">
        <PageHeading
          title="Add several links"
          lede="We read the pages, and you decide about each. The list stays here for two days."
        />
        <RegistryToAddTo target={target} />
        {list.isPending && <Skeleton lines={6} />}
        {!list.data && <QueryFailure query={list} title="Failed to load your links" />}
        {isDone && (
          <Alert
            type="success"
            title="This list is done"
            action={
              registry !== undefined && <RegistryOfGiftsButton registryId={registry?.id ?? null} />
            }
          >
            Paste more links whenever you like.
          </Alert>
        )}
        <div ref={step} tabIndex={-1} className={styles.step}>
          {(list.data === null || isDone) && <PasteLinks onStarted={keepLeftOut} />}
          {list.data && (
            <PageLines list={list.data} registryId={registry === null ? null : registry?.id} />
          )}
          {leftOut.length > 0 && <LeftOut lines={leftOut} onPutAway={() => keepLeftOut([])} />}
        </div>
      </Screen>
    </>
  );
}
