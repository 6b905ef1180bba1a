import { formatDay, type DeployedProject, type ReleaseFigures } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import type { TableColumn } from '@gift-registry/design-system/table';
import { Link } from '@gift-registry/shell-contract';
import { comparedFigures } from '../../features/releases/health-figures.ts';
import { hasTrouble, releasePath, shortVersion } from '../../features/releases/release-change.ts';
import styles from './release-columns.module.css';

export interface ReleaseRow extends DeployedProject {
  /** Of the live release; undefined without a report of the last day. */
  readonly figures: ReleaseFigures | undefined;
  readonly before: ReleaseFigures | undefined;
}

const indexOf = { failed: 0, lcp: 1, inp: 2, cls: 3 } as const;

function FigureCell({ row, figure }: { row: ReleaseRow; figure: keyof typeof indexOf }) {
  if (!row.figures) return '–';
  const shown = comparedFigures(row.figures, row.before)[indexOf[figure]];
  if (!shown) return '–';
  return (
    <>
      <span className={styles.value} data-rating={shown.rating}>
        {shown.value}
      </span>
      {shown.before !== undefined && <span className={styles.before}>before: {shown.before}</span>}
    </>
  );
}

const figureColumn = (id: keyof typeof indexOf, header: string): TableColumn<ReleaseRow> => ({
  id,
  header,
  cell: (row) => <FigureCell row={row} figure={id} />,
  align: 'end',
});

export const releaseColumns: readonly TableColumn<ReleaseRow>[] = [
  {
    id: 'project',
    header: 'Area',
    cell: (row) => (
      <>
        <Link to={releasePath(row.project)}>{row.project}</Link>
        {hasTrouble(row) && <Badge tone="danger">Fails</Badge>}
      </>
    ),
    width: 'narrow',
  },
  {
    id: 'live',
    header: 'Live',
    cell: ({ live }) =>
      live ? (
        <>
          <code>{shortVersion(live.version)}</code>{' '}
          <time dateTime={live.since} className={styles.before}>
            {formatDay(live.since)}
          </time>
        </>
      ) : (
        'Not published'
      ),
    width: 'narrow',
  },
  {
    id: 'canary',
    header: 'Canary',
    cell: ({ canary }) =>
      canary ? (
        <>
          <code>{shortVersion(canary.version)}</code>{' '}
          <span className={styles.before}>for {canary.percent} %</span>
        </>
      ) : (
        '–'
      ),
    width: 'narrow',
  },
  figureColumn('failed', 'Failed'),
  figureColumn('lcp', 'LCP'),
  figureColumn('inp', 'INP'),
  figureColumn('cls', 'CLS'),
];
