const GROUPS: ReadonlyArray<{ title: string; use: string; belongs: RegExp }> = [
  {
    title: 'Paper',
    use: 'Where things lie: the page, sheets on it, wells in it.',
    belongs: /^(canvas|surface)/,
  },
  { title: 'Ink', use: 'What is read. Every ink reaches 4.5:1 on every paper.', belongs: /^ink/ },
  {
    title: 'Lines',
    use: 'The plain line separates, the strong one outlines a control at 3:1.',
    belongs: /^(line|focus)/,
  },
  { title: 'Primary', use: 'The one action of a screen.', belongs: /^(on-)?primary/ },
  {
    title: 'Accent and feast',
    use: 'Terracotta for links and emphasis; marigold for ornament only.',
    belongs: /^(accent|marigold|festive)/,
  },
  { title: 'Success', use: 'Done, published, purchased.', belongs: /^success/ },
  { title: 'Warning', use: 'Take care, reserved, draft.', belongs: /^warning/ },
  { title: 'Danger', use: 'Failed, or can’t be undone.', belongs: /^(on-)?danger/ },
  { title: 'Information', use: 'Good to know, completed.', belongs: /^info/ },
];

/** Colour tokens by what they are for; one that belongs nowhere stands at the end, so that a new one can't hide. */
export function colourGroups(names: ReadonlyArray<string>) {
  const rest = new Set(names);
  const groups = GROUPS.map(({ title, use, belongs }) => {
    const members = names.filter((name) => belongs.test(name.replace('--gr-color-', '')));
    for (const name of members) rest.delete(name);
    return { title, use, names: members };
  });
  return [
    ...groups,
    { title: 'Veils', use: 'Behind a dialog, and below a sheet.', names: [...rest] },
  ];
}
