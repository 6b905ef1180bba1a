import {
  formatNumber,
  giveBackGuestGifts,
  type TeamGiver,
  type TeamRegistry,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import { Section } from '../../features/team/section.tsx';
import { TeamActions } from '../../features/team/team-actions.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { giveBack, stop } from './registry-actions.tsx';

interface Props {
  readonly registry: TeamRegistry;
  readonly queryKey: readonly unknown[];
}

const facts: readonly TableColumn<TeamGiver>[] = [
  {
    id: 'name',
    header: 'Guest',
    cell: ({ name, email, stopped }) => (
      <>
        {name || 'No name'} {stopped && <Badge tone="danger">Stopped</Badge>}
        {email && (
          <>
            <br />
            {email}
          </>
        )}
      </>
    ),
  },
  {
    id: 'gifts',
    header: 'Gifts',
    cell: ({ gifts }) => formatNumber(gifts),
    sortBy: ({ gifts }) => gifts,
    descendingFirst: true,
    align: 'end',
    width: 'tiny',
  },
];

export function Givers({ registry, queryKey }: Props) {
  const columns: readonly TableColumn<TeamGiver>[] = useMay()(giveBackGuestGifts)
    ? [
        ...facts,
        {
          id: 'action',
          header: 'Action',
          card: 'plain',
          cell: (giver) => (
            <TeamActions
              actions={[
                ...(giver.returnable > 0 ? [giveBack(registry, giver)] : []),
                stop(registry, giver),
              ]}
              subject={giver.giftId}
              queryKey={queryKey}
            />
          ),
        },
      ]
    : facts;
  return (
    <Section title="Guests who gave">
      <Table
        label="Guests"
        rows={registry.givers}
        columns={columns}
        rowId={({ giftId }) => giftId}
        first={8}
        shortcuts={false}
        empty={<p>Nobody has given yet.</p>}
      />
    </Section>
  );
}
