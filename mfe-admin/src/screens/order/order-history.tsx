import { formatTime, type TeamOrder, formatPaise } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { caseNames } from '../../features/orders/order-words.ts';
import styles from './order-history.module.css';

type Entry = TeamOrder['history'][number];
type Case = TeamOrder['cases'][number];

const titles: Readonly<Record<string, (amount: string) => string>> = {
  place: () => 'Ordered',
  authorized: (amount) => `The bank promised ${amount}`,
  captured: (amount) => `Paid ${amount}`,
  failed: (amount) => `A payment of ${amount} failed`,
  cancel: () => 'Cancelled',
  expire: () => 'Ended, because nobody paid in time',
  refunded: (amount) => `Refunded ${amount}`,
  'refund-asked': (amount) => `Refund of ${amount} asked for`,
  'refund-failed': (amount) => `The refund of ${amount} failed`,
  unpay: () => 'Not to be packed, because its money went back',
  reopen: () => 'Open again, to be checked',
  pay: () => 'Ready to pack',
  revive: () => 'Open again, ready to pack',
  pack: () => 'Packed',
  unpack: () => 'Unpacked',
  ship: () => 'Sent',
  'ship-part': () => 'A part was sent',
  deliver: () => 'Delivered',
  return: () => 'Came back',
  'send-again': () => 'To be sent again',
  'close-returned': () => 'Closed without sending',
};

/** The order of what belongs to one moment. */
const rank = Object.keys(titles);
const people = { guest: 'the giver', team: 'the team', provider: 'the payment provider' } as const;

interface HistoryMoment {
  readonly at: string;
  readonly title: string;
  readonly who: string;
  readonly whys: readonly string[];
}

const joinTitles = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((each) => each.charAt(0).toLowerCase() + each.slice(1))].join(', ');

const byRank = (one: Entry, other: Entry) => rank.indexOf(one.action) - rank.indexOf(other.action);

/** All that was written in one transaction is one moment. */
function momentOf(at: string, entries: readonly Entry[]): HistoryMoment {
  const told = entries.filter(({ action }) => action !== 'note').toSorted(byRank);
  const what = told.map(({ action, paise }) =>
    (titles[action] ?? (() => action))(paise === null ? '' : formatPaise(paise)),
  );
  const person = entries.find((entry) => entry.person !== null)?.person;
  const by = told[0]?.by ?? 'team';
  return {
    at,
    title: told.length === 0 ? 'Note' : joinTitles(what),
    who: person ?? (by === 'system' ? '' : `by ${people[by]}`),
    whys: [...new Set(entries.map(({ why }) => why).filter(Boolean))],
  };
}

const closedCases = (cases: readonly Case[], nameOf: (kind: Case['kind']) => string) =>
  cases.flatMap(({ closedAt, kind, decision }): HistoryMoment[] =>
    closedAt === null
      ? []
      : [{ at: closedAt, title: `Case closed: ${nameOf(kind)}`, who: '', whys: [decision] }],
  );

function historyOf(
  { history, cases }: Pick<TeamOrder, 'history' | 'cases'>,
  nameOf: (kind: Case['kind']) => string,
): readonly HistoryMoment[] {
  const moments = [...Map.groupBy(history, ({ at }) => at)].map(([at, entries]) =>
    momentOf(at, entries),
  );
  return [...moments, ...closedCases(cases, nameOf)].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}

interface Props {
  readonly order: TeamOrder;
  readonly onNote: () => void;
}

export function OrderHistory({ order, onNote }: Props) {
  return (
    <Card as="section" aria-labelledby="history" className={styles.history}>
      <div className={styles.head}>
        <h2 id="history" className={styles.title}>
          History
        </h2>
        <Button size="sm" onClick={onNote}>
          Add a note
        </Button>
      </div>
      <ol className={styles.moments}>
        {historyOf(order, (kind) => caseNames[kind].toLowerCase()).map(
          ({ at, title, who, whys }) => (
            <li key={`${at}-${title}`} className={styles.moment}>
              <p>
                <strong>{title}</strong> {who}
              </p>
              {whys.map((why) => (
                <p key={why} className={styles.why}>
                  {why}
                </p>
              ))}
              <time dateTime={at} className={styles.at}>
                {formatTime(at)}
              </time>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
