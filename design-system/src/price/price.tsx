import { classNames } from '../class-names.ts';
import { formatPrice, isPriced, type PriceAmount } from './format-price.ts';
import styles from './price.module.css';

export { formatPrice, type PriceAmount };

type PriceProps = {
  /** In whole currency units, as a number or a decimal string; 0 and null read 'Price on request', an invalid amount 'Price unavailable'. */
  amount: PriceAmount;
  /** ISO 4217 code. Default 'INR'. */
  currency?: string | undefined;
  /** `sm`, `md` (default) or `lg` for the price of a product page. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

/** An amount of money in tabular figures. */
export function Price({ amount, currency = 'INR', size = 'md', className }: PriceProps) {
  return (
    <span
      className={classNames(styles.price, className)}
      data-size={size}
      data-words={isPriced(amount) ? undefined : true}
    >
      {formatPrice(amount, currency)}
    </span>
  );
}
