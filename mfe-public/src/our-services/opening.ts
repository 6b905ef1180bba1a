export const opening = {
  heading: 'Our Services',
  lede: "Everything around a celebration's gifts, so that you can spend your time on the celebration itself.",
} as const;
