import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { classNames } from '../../src/class-names.ts';
import styles from './guide.module.css';
import { Picture } from './picture.tsx';
import { isStoryFrame, StoryFrame } from './story-frame.tsx';

type FramesProps = { picture: ReactNode; story: string | undefined };

/**
 * The component in both themes and both directions, and on phones. Rules for narrow screens ask for the width of the
 * page, so phones are frames of their own, and so is everything that covers the page.
 */
export function Frames({ picture, story }: FramesProps) {
  const covering = isStoryFrame(picture) ? picture.props : undefined;
  const phone = covering ?? { story };
  return (
    <Unstyled>
      <div className={styles.frames}>
        <Frame name="Light">
          <Picture theme="light">{covering ? <StoryFrame {...covering} /> : picture}</Picture>
        </Frame>
        <Frame name="Dark">
          <Picture theme="dark">
            {covering ? <StoryFrame {...covering} theme="dark" /> : picture}
          </Picture>
        </Frame>
        <Frame name="Right to left" wide>
          <Picture dir="rtl">{covering ? <StoryFrame {...covering} dir="rtl" /> : picture}</Picture>
        </Frame>
        <div className={styles.phones}>
          <Frame name="Phone, 390 px">
            <StoryFrame {...phone} width={390} />
          </Frame>
          <Frame name="Narrow phone, 320 px">
            <StoryFrame {...phone} width={320} />
          </Frame>
        </div>
      </div>
    </Unstyled>
  );
}

type FrameProps = { name: string; wide?: boolean; children: ReactNode };

function Frame({ name, wide = false, children }: FrameProps) {
  return (
    <figure className={classNames(styles.frame, wide && styles.wide)}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
