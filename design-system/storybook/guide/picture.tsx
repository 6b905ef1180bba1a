import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode, Ref } from 'react';
import styles from './guide.module.css';

type PictureProps = {
  theme?: 'light' | 'dark' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** Shows a component without its behaviour: neither the keyboard nor a screen reader stops there. */
export function Picture({ theme, dir, ref, children }: PictureProps) {
  return (
    <Unstyled>
      <div ref={ref} inert dir={dir} data-theme={theme} className={styles.picture}>
        {children}
      </div>
    </Unstyled>
  );
}
