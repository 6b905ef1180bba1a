export const opening = {
  heading: 'Returns and Exchanges',
  lede: "A gift should be loved. If it isn't, you have thirty days to send it back or to swap it for one that is.",
} as const;
