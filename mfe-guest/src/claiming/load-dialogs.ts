export const loadGive = () =>
  import(/* webpackChunkName: "give-dialog" */ '../giving/give-dialog.tsx').then(
    (module) => module.GiveDialog,
  );
export const loadGiven = () =>
  import(/* webpackChunkName: "given-dialog" */ './given-dialog.tsx').then(
    (module) => module.GivenDialog,
  );
export const loadOrdered = () =>
  import(/* webpackChunkName: "ordered-dialog" */ './ordered-dialog.tsx').then(
    (module) => module.OrderedDialog,
  );
export const loadBoughtIt = () =>
  import(/* webpackChunkName: "bought-it" */ './bought-it-dialog.tsx').then(
    (module) => module.BoughtItDialog,
  );
