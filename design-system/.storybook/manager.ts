import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    // The search finds a component by the other names in its title; the sidebar shows its own.
    renderLabel: ({ name }) => name.replace(/ \(.+\)$/, ''),
  },
});
