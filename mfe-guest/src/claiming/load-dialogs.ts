export const loadPurchase = () =>
  import(/* webpackChunkName: "purchase-dialog" */ './purchase-dialog.tsx').then(
    (module) => module.PurchaseDialog,
  );
export const loadContribute = () =>
  import(/* webpackChunkName: "contribute-dialog" */ './contribute-dialog.tsx').then(
    (module) => module.ContributeDialog,
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
