import {
  formatNumber,
  formatTime,
  type DeployedProject,
  type ReleaseRecord,
  type ReleaseWithdrawal,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { shortVersion } from '../../features/releases/release-change.ts';
import styles from './release-records.module.css';

type Props = Pick<DeployedProject, 'project' | 'recent'> & {
  readonly onPublish: ((version: string) => void) | undefined;
};

/** A withdrawn build is published again by its team alone, which says so. */
const isStored = ({ state }: ReleaseRecord): boolean => state === 'preview' || state === 'past';

const states = {
  live: { tone: 'success', text: 'Live' },
  canary: { tone: 'info', text: 'Canary' },
  preview: { tone: 'accent', text: 'Preview' },
  past: { tone: 'neutral', text: 'Past' },
  withdrawn: { tone: 'danger', text: 'Withdrawn' },
} as const;

const grounds = {
  files: 'A file of it was missing',
  rendering: 'The server could not render it',
  decision: 'Somebody took it back',
} as const;

/** The reason of a withdrawal in one line, such as 'The server could not render it on /guest: x is undefined, 9:05'. */
function withdrawalWords({ because, page, file, error, at }: ReleaseWithdrawal): string {
  const where = page ?? file;
  return `${grounds[because]}${where ? ` on ${where}` : ''}${error ? `: ${error}` : ''}, ${formatTime(at)}`;
}

const kilobytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1_000))} KB`;

function Size({ bytes, bytesMore }: Pick<ReleaseRecord, 'bytes' | 'bytesMore'>) {
  if (bytes === null) return '–';
  return (
    <>
      {kilobytes(bytes)}
      {bytesMore !== null && bytesMore !== 0 && (
        <span className={styles.soft}>
          {bytesMore > 0 ? '+' : '−'}
          {kilobytes(Math.abs(bytesMore))}
        </span>
      )}
    </>
  );
}

const columns: readonly TableColumn<ReleaseRecord>[] = [
  {
    id: 'version',
    header: 'Version',
    cell: ({ version, state }) => (
      <>
        <code>{shortVersion(version)}</code>{' '}
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
      </>
    ),
    width: 'narrow',
  },
  {
    id: 'change',
    header: 'Change',
    cell: ({ source, withdrawal }) => (
      <>
        {source ? source.message : 'The publisher did not say'}
        {withdrawal && <span className={styles.withdrawal}>{withdrawalWords(withdrawal)}</span>}
      </>
    ),
  },
  {
    id: 'author',
    header: 'By',
    cell: ({ source }) => source?.author ?? '–',
    width: 'narrow',
  },
  {
    id: 'published',
    header: 'Published',
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{formatTime(publishedAt)}</time>,
    width: 'narrow',
  },
  {
    id: 'size',
    header: 'Size',
    cell: (record) => <Size {...record} />,
    align: 'end',
    width: 'narrow',
  },
];

export function ReleaseRecords({ project, recent, onPublish }: Props) {
  return (
    <Table
      label={`Releases of ${project}`}
      rows={recent}
      rowId={({ version }) => version}
      columns={columns}
      shortcuts={false}
      rowActions={
        onPublish && recent.some(isStored)
          ? (record) =>
              isStored(record) && (
                <Button
                  size="sm"
                  aria-label={`Publish ${shortVersion(record.version)}`}
                  onClick={() => onPublish(record.version)}
                >
                  Publish
                </Button>
              )
          : undefined
      }
      empty={<EmptyState title="No release yet" />}
    />
  );
}
