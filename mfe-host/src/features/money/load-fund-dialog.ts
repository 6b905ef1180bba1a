export const loadFundDialog = async () =>
  (await import(/* webpackChunkName: "fund-dialog" */ './fund-dialog.tsx')).FundDialog;
