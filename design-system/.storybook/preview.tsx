import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { DirectionProvider } from '../src/direction-provider/direction-provider.tsx';
import '../src/global.css';
import './preview.css';
import { ThemedDocsContainer } from './docs-container.tsx';
import { withoutElementControls } from './element-controls.ts';
import { pageTheme } from './page-theme.ts';

type DressedProps = { theme: unknown; dir: 'ltr' | 'rtl'; children: ReactNode };

function Dressed({ theme, dir, children }: DressedProps) {
  useLayoutEffect(() => {
    pageTheme(theme);
    document.documentElement.dir = dir;
  }, [theme, dir]);
  const direction = useSyncExternalStore(onDirectionChange, directionOfPage);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

const directionOfPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Tests turn the page by its attribute: a change of the globals may play the story again. */
function onDirectionChange(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const dressed: Decorator = (Story, { globals, viewMode }) => (
  <Dressed
    theme={globals['theme']}
    dir={viewMode === 'story' && globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
  >
    <Story />
  </Dressed>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [dressed],
  argTypesEnhancers: [withoutElementControls],
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: ThemedDocsContainer,
      codePanel: true,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, [inert] *' },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Start here', 'Guidelines', 'Tokens', 'Components', 'Patterns'],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
      },
    },
  },
};

export default preview;
