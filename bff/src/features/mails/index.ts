export { type GuestMailer, createGuestMailer } from './guest-mailer.ts';
export {
  type RegistryEvent,
  confirmAddress,
  confirmMailbox,
  deleteOldMailboxes,
  findMailbox,
  findRegistryNames,
  isConfirmedAddress,
  isConfirmedMailbox,
  recordMailbox,
} from './guest-mails.repository.ts';
export {
  type MailSettingsLinks,
  createMailSettingsLinks,
  oneClickPath,
} from './mail-settings-link.ts';
export {
  findMailSettings,
  storeMailSettings,
  wantsQuestions,
  without,
} from './mail-settings.repository.ts';
export { type MailedHost, hosts } from './mailed-hosts.repository.ts';
export {
  findMailEvent,
  guestInMail,
  mailEvent,
  namesInMail,
  noNames,
  registryInMail,
} from './names-in-mail.ts';
export { findTeamMails } from './team-mails.repository.ts';
