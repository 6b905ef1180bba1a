import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { z } from 'zod';
import { pageTheme } from './page-theme.ts';
import { darkTheme, theme } from './theme.ts';

const update = z.object({ globals: z.object({ theme: z.string().optional() }) });
const messages = z.array(z.unknown());
const chosenIn = (message: unknown): string | undefined =>
  update.safeParse(message).data?.globals.theme;

/** The theme of the toolbar, which documents have no other access to. */
function useChosenTheme(): string | undefined {
  const channel = addons.getChannel();
  const [chosen, setChosen] = useState(() => {
    const last: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return chosenIn(messages.safeParse(last).data?.[0]);
  });
  useEffect(() => {
    const follow = (message: unknown) => setChosen(chosenIn(message));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return chosen;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const useIsDarkSystem = () =>
  useSyncExternalStore(
    (changed) => {
      darkSystem.addEventListener('change', changed);
      return () => darkSystem.removeEventListener('change', changed);
    },
    () => darkSystem.matches,
  );

export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChosenTheme();
  const isDarkSystem = useIsDarkSystem();
  useEffect(() => pageTheme(chosen), [chosen]);
  const isDark = chosen === 'dark' || (chosen !== 'light' && isDarkSystem);
  return <DocsContainer {...props} theme={isDark ? darkTheme : theme} />;
}
