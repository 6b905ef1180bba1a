import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect, type ReactNode } from 'react';
import '../src/global.css';
import './preview.css';
import { theme as frame } from './theme.ts';

function Themed({ theme, children }: { theme: unknown; children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    if (theme === 'light' || theme === 'dark') documentElement.dataset['theme'] = theme;
    else delete documentElement.dataset['theme'];
  }, [theme]);
  return children;
}

const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme'];
  return (
    <Themed theme={theme}>
      <Story />
    </Themed>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
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
  },
  initialGlobals: { theme: 'system' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: frame, toc: { headingSelector: 'h2, h3' } },
    layout: 'padded',
    options: {
      storySort: { order: ['Start here', 'Guidelines', 'Tokens', 'Components', 'Screens'] },
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
