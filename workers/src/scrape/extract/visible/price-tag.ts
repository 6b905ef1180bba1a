import type { Spot } from '../../page/page-index.ts';
import type { Price } from '../../price/parse-price.ts';

export interface PriceTag extends Price {
  readonly spot: Spot;
  readonly text: string;
  /** A price before a discount: surely (`struck`) or perhaps. */
  readonly struck: boolean;
  readonly perhapsOld: boolean;
  readonly current: boolean;
  readonly labelled: boolean;
  readonly other: boolean;
  /** Its own text, not only a label around it, says that it is another amount. */
  readonly saysOther: boolean;
  /** Arithmetic or a struck price beside it ties it to a former price. */
  readonly confirmed: boolean;
}
