import { classNames } from '../class-names.ts';
import styles from './price.module.css';

type PriceProps = {
  /** The formatted amount, such as '₹1,41,999', or words in its place, such as 'Price on request'. */
  children: string;
  /** `sm`, `md` (default) or `lg` for the price of a product page. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

/** An amount of money in tabular figures. */
export function Price({ children, size = 'md', className }: PriceProps) {
  return (
    <span
      className={classNames(styles.price, className)}
      data-size={size}
      data-words={/\p{Nd}/u.test(children) ? undefined : true}
    >
      {children}
    </span>
  );
}
