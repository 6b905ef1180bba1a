import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import '../src/global.css';
import './preview.css';

const withTheme: Decorator = (Story, { globals }) => {
  const theme = typeof globals['theme'] === 'string' ? globals['theme'] : 'system';
  useLayoutEffect(() => {
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'system', title: 'As the system' },
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
    layout: 'padded',
    options: {
      storySort: { order: ['Start here', 'Tokens', 'Components', 'Screens'] },
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
