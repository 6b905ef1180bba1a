import { DocsContext } from '@storybook/addon-docs/blocks';
import {
  isValidElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './guide.module.css';
import { useContentHeight } from './use-content-height.ts';

export type StoryFrameProps = {
  /** The last part of the id of a story of the component. Default the first story that plays nothing. */
  story?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  /** In pixels. Default the width of the page. */
  width?: number | undefined;
  /** In pixels. Default the height of the content. */
  height?: number | undefined;
};

export function StoryFrame({
  story,
  theme = 'light',
  dir = 'ltr',
  width,
  height,
}: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState(false);
  const content = useContentHeight(frame, seen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (frame.current) observer.observe(frame.current);
    // A dialog that opens inside takes the focus from the page.
    const stayInPage = () => document.activeElement === frame.current && frame.current?.blur();
    window.addEventListener('blur', stayInPage);
    return () => {
      observer.disconnect();
      window.removeEventListener('blur', stayInPage);
    };
  }, []);

  const id = useStoryId(story);
  const globals = `theme:${theme};direction:${dir};a11y.manual:!true`;
  return (
    <iframe
      ref={frame}
      inert
      title={id}
      src={seen ? `iframe.html?id=${id}&viewMode=story&globals=${globals}` : undefined}
      className={styles.story}
      style={{ inlineSize: width ?? '100%', blockSize: height ?? content }}
    />
  );
}

export const isStoryFrame = (node: ReactNode): node is ReactElement<StoryFrameProps> =>
  isValidElement(node) && node.type === StoryFrame;

function useStoryId(name: string | undefined): string | undefined {
  const stories = useContext(DocsContext).componentStories();
  if (name) return stories.find(({ id }) => id.endsWith(`--${name}`))?.id;
  const quiet = stories.find(({ playFunction, tags }) => !playFunction && !tags.includes('narrow'));
  return (quiet ?? stories[0])?.id;
}
