import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element. Default 'div'; 'article' for independent content, 'section' with a heading, 'li' in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** `sm` 1rem, `md` (default) 1.5rem, `lg` 2 to 3rem, `none` for pictures to the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** `paper` (default) is raised, `sunken` recedes, `accent` draws attention. */
  tone?: 'paper' | 'sunken' | 'accent' | undefined;
};

/** A box that groups the content of one subject. */
export function Card({
  as: Element = 'div',
  padding = 'md',
  tone = 'paper',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.card, className)}
      data-padding={padding}
      data-tone={tone}
    />
  );
}
