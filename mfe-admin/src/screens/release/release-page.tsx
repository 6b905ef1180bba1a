import { publishRelease } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, useHistoryLayer, usePathParams } from '@gift-registry/shell-contract';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { BackLink } from '../../features/team/detail-layout.tsx';
import { Loaded } from '../../features/team/loaded.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { ChangeButtons, useAskedChange } from '../../features/releases/use-asked-change.tsx';
import { Troubles } from '../../features/releases/troubles.tsx';
import { useReleases } from '../../features/releases/use-releases.ts';
import { HandOverDialog, Previews, Prefixes } from './prefixes.tsx';
import { ReleaseHealth } from './release-health.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReleaseRecords } from './release-records.tsx';

export default function ReleasePage() {
  const project = usePathParams()['project'] ?? '';
  const read = useReleases();
  const { ask, question } = useAskedChange();
  const may = useMay();
  const handOver = useHistoryLayer('hand-over');
  // It asks about the state of this moment.
  const publication = useHistoryLayer('publish', { momentary: true });
  const [published] = publication.subject;
  const [from, prefix] = handOver.subject;
  const release = read.data?.releases.find((each) => each.project === project);
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={<BackLink href="/admin/releases">Releases</BackLink>}
          title={project}
          actions={release && ask && <ChangeButtons release={release} onChange={ask} />}
        />
      }
    >
      <Loaded read={read} name="release">
        {({ releases }) =>
          release ? (
            <Stack gap={5}>
              <ErrorBoundary part="troubles">
                <Troubles {...release} />
              </ErrorBoundary>
              <Stack gap={3}>
                <h2>Releases</h2>
                <ErrorBoundary part="release-records">
                  <ReleaseRecords
                    {...release}
                    onPublish={
                      may(publishRelease) ? (version) => publication.show(version) : undefined
                    }
                  />
                </ErrorBoundary>
              </Stack>
              <ErrorBoundary part="previews">
                <Previews {...release} />
              </ErrorBoundary>
              <Stack gap={3}>
                <h2>In browsers</h2>
                <ErrorBoundary part="release-health">
                  <ReleaseHealth project={project} />
                </ErrorBoundary>
              </Stack>
              <ErrorBoundary part="prefixes">
                <Prefixes
                  {...release}
                  onHandOver={ask && ((owner, path) => handOver.show(owner, path))}
                />
              </ErrorBoundary>
              <p>
                <Link to={`/admin/audit?search=release:${project}`}>
                  Who published, promoted and rolled back
                </Link>
              </p>
              {published !== undefined && (
                <DialogBoundary part="publish" layer={publication}>
                  <PublishDialog release={release} version={published} layer={publication} />
                </DialogBoundary>
              )}
              {from !== undefined && prefix !== undefined && (
                <DialogBoundary part="hand-over" layer={handOver}>
                  <HandOverDialog
                    prefix={prefix}
                    from={from}
                    others={releases.flatMap((each) =>
                      each.project === from ? [] : [each.project],
                    )}
                    layer={handOver}
                  />
                </DialogBoundary>
              )}
            </Stack>
          ) : (
            <EmptyState
              title="No such area"
              action={
                <Button variant="primary" href="/admin/releases" linkComponent={Link}>
                  All releases
                </Button>
              }
            />
          )
        }
      </Loaded>
      {question}
    </ControlCenter>
  );
}
