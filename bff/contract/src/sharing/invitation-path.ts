export const invitationPath = '/invitation';

export const leadsToInvitation = (path: string | undefined): boolean =>
  path?.split(/[?#]/, 1)[0] === invitationPath;
