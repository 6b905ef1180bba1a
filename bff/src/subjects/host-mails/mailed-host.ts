export interface MailedHost {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly registryId: string;
  readonly registryName: string;
}
