import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element. Default 'div'; 'article' for a thing of its own, 'section' with a heading, 'li' in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** `sm` 1rem, `md` (default) 1.5rem, `lg` 2 to 3rem, `none` for pictures to the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** `paper` (default) lies on the page, `sunken` in it, `accent` asks for attention. */
  tone?: 'paper' | 'sunken' | 'accent' | undefined;
};

/** A sheet of paper that holds one thing. */
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
