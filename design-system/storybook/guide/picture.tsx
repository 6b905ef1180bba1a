import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode, Ref } from 'react';
import { DirectionProvider } from '../../src/direction-provider/direction-provider.tsx';
import styles from './guide.module.css';

type PictureProps = {
  theme?: 'light' | 'dark' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

export function Picture({ theme, dir = 'ltr', ref, children }: PictureProps) {
  return (
    <Unstyled>
      <div ref={ref} inert dir={dir} data-theme={theme} className={styles.picture}>
        <DirectionProvider direction={dir}>{children}</DirectionProvider>
      </div>
    </Unstyled>
  );
}
