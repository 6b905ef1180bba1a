/** The page behind the mailed link of an invitation to co-host. */
export const invitationPath = '/invitation';

/** True for the page of an invitation, with its query. */
export const leadsToInvitation = (path: string | undefined): boolean =>
  path?.split(/[?#]/, 1)[0] === invitationPath;
