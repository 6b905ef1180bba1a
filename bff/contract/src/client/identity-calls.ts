import type { ApiCall } from './client.ts';
import { confirmIdentity, getAccount, sendIdentityCode } from '../routes/accounts/account.ts';

/** The calls of a step-up, for the shell's question: the shell itself holds no schemas. */
export const identityCalls = (api: ApiCall) => ({
  account: (signal: AbortSignal) => api(getAccount, {}, { signal }),
  confirm: (body: { readonly password: string } | { readonly code: string }) =>
    api(confirmIdentity, { body }),
  sendCode: () => api(sendIdentityCode, {}),
});
