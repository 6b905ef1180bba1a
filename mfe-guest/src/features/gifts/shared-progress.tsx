import {
  formatRupees,
  fromPaise,
  moneyText,
  plural,
  toPaise,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { Progress } from '@gift-registry/design-system/progress';

interface Props {
  readonly item: SharedItem;
  readonly className?: string | undefined;
}

export function SharedProgress({ item, className }: Props) {
  const words = progressWords(item);
  const whole = wholeOf(item);
  if (words === undefined) return null;
  if (whole === null) return <p className={className}>{words}</p>;
  return (
    <Progress
      className={className}
      label={`Contributed towards ${item.name}`}
      value={item.fund ? arrivedOf(item) : item.pledgedAmount}
      max={whole}
      valueText={words}
    />
  );
}

const wholeOf = ({ fund, price, missingAmount, pledgedAmount }: SharedItem): number | null => {
  if (fund) return fund.goal;
  return typeof missingAmount === 'number' ? pledgedAmount + missingAmount : price;
};

/** A promise alone doesn't fill a fund, while it takes its part of a gift. */
const arrivedOf = ({ paidAmount, receivedAmount }: SharedItem): number =>
  fromPaise(toPaise(paidAmount) + toPaise(receivedAmount));

/** '₹22,000 of ₹58,500 promised · 9 have joined'; undefined when nothing is given, or the host doesn’t show it. */
function progressWords(item: SharedItem): string | undefined {
  const { pledgedAmount, joinedGuests = 0, fund } = item;
  const whole = wholeOf(item);
  if (fund && !fund.showsProgress) return undefined;
  if (pledgedAmount === 0 && (!fund || whole === null)) return undefined;
  const sum = moneyText(item, whole) ?? `${formatRupees(0)} of ${formatRupees(whole ?? 0)}`;
  return joinedGuests === 0
    ? sum
    : `${sum} · ${plural(joinedGuests, '1 has joined', '# have joined')}`;
}
