import { useLayoutEffect } from 'react';
import { themeAttribute, themeStylesPath, type RegistryTheme } from './registry-themes.ts';

/** A rendered document holds the rules of its theme already. */
const hasStyles = (theme: RegistryTheme): boolean =>
  document.querySelector(`style[data-theme="${theme}"], link[href="${themeStylesPath(theme)}"]`) !==
  null;

/** Shows the page in the theme of a registry until it is left; undefined leaves the page as it is. */
export function useRegistryTheme(theme: RegistryTheme | undefined): void {
  useLayoutEffect(() => {
    if (theme === undefined) return undefined;
    const root = document.documentElement;
    const before = root.getAttribute(themeAttribute);
    if (!hasStyles(theme)) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = themeStylesPath(theme);
      document.head.append(link);
    }
    root.setAttribute(themeAttribute, theme);
    return () => {
      if (before === null || before === theme) root.removeAttribute(themeAttribute);
      else root.setAttribute(themeAttribute, before);
    };
  }, [theme]);
}
