/** Names the account to password managers, so that they update its password instead of saving a second one. */
export function PasswordManagerUsername({ email }: { readonly email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
