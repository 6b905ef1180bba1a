/** The gift over the list is no part of the first load. */
export const loadGiftSheet = () =>
  import(/* webpackChunkName: "gift-sheet" */ './gift-sheet.tsx').then(
    (module) => module.GiftSheet,
  );
