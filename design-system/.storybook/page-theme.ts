export function pageTheme(theme: unknown): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else delete dataset['theme'];
}
