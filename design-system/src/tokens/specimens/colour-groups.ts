const GROUPS: ReadonlyArray<{ title: string; use: string; pattern: RegExp }> = [
  {
    title: 'Paper',
    use: 'Backgrounds of the page, of raised and of sunken surfaces.',
    pattern: /^(canvas|surface)/,
  },
  { title: 'Ink', use: 'Text. Every ink reaches 4.5:1 on every paper.', pattern: /^ink/ },
  {
    title: 'Lines',
    use: 'The plain line separates, the strong one outlines a control at 3:1.',
    pattern: /^(line|focus)/,
  },
  { title: 'Primary', use: 'The one action of a screen.', pattern: /^(on-)?primary/ },
  {
    title: 'Accent and feast',
    use: 'Terracotta for links and emphasis; marigold for ornament only.',
    pattern: /^(accent|marigold|festive)/,
  },
  { title: 'Success', use: 'Done, published, purchased.', pattern: /^success/ },
  { title: 'Warning', use: 'Take care, reserved, draft.', pattern: /^warning/ },
  { title: 'Danger', use: 'Failed, or without undo.', pattern: /^(on-)?danger/ },
  { title: 'Information', use: 'Good to know, completed.', pattern: /^info/ },
];

/** Groups colour tokens by purpose. Tokens of no group come last, so a new one is never missing. */
export function colourGroups(names: ReadonlyArray<string>) {
  const rest = new Set(names);
  const groups = GROUPS.map(({ title, use, pattern }) => {
    const members = names.filter((name) => pattern.test(name.replace('--gr-color-', '')));
    for (const name of members) rest.delete(name);
    return { title, use, names: members };
  });
  return [
    ...groups,
    { title: 'Backdrop and shade', use: 'Behind a dialog, and in shadows.', names: [...rest] },
  ];
}
