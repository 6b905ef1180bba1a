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
  findMailSettings,
  storeMailSettings,
  wantsQuestions,
  without,
  type MailedHost,
  hosts,
} from './mails.repository.ts';
export {
  type MailSettingsLinks,
  createMailSettingsLinks,
  oneClickPath,
} from './mail-settings-link.ts';
export {
  findMailEvent,
  guestInMail,
  mailEvent,
  namesInMail,
  noNames,
  registryInMail,
} from './names-in-mail.ts';
export { findTeamMails } from './team-mails.repository.ts';
