import type { MailJob } from '@gift-registry/workers-contract';
import type { MailContent, Sender } from './content.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { accountDeletion } from './templates/account-deletion.ts';
import { accountExists } from './templates/account-exists.ts';
import { accountKept } from './templates/account-kept.ts';
import { claimReceipt } from './templates/claim-receipt.ts';
import { claimReminder } from './templates/claim-reminder.ts';
import { contributionReceipt } from './templates/contribution-receipt.ts';
import { dataExport } from './templates/data-export.ts';
import { emailChangeNew } from './templates/email-change-new.ts';
import { emailChangeOld } from './templates/email-change-old.ts';
import { emailChanged } from './templates/email-changed.ts';
import { emailRestored } from './templates/email-restored.ts';
import { giftCode } from './templates/gift-code.ts';
import { giftConfirmation } from './templates/gift-confirmation.ts';
import { coHostAllowed } from './templates/co-host-allowed.ts';
import { coHostRequest } from './templates/co-host-request.ts';
import { coHostInvitation } from './templates/co-host-invitation.ts';
import { hostGifts } from './templates/host-gifts.ts';
import { hostOccasion } from './templates/host-occasion.ts';
import { giftFree } from './templates/gift-free.ts';
import { giftQuestion } from './templates/gift-question.ts';
import { giftRemoved } from './templates/gift-removed.ts';
import { giftsGivenBack } from './templates/gifts-given-back.ts';
import { identityCode } from './templates/identity-code.ts';
import { magicLink } from './templates/magic-link.ts';
import { newSignInMethod } from './templates/new-sign-in-method.ts';
import { noAccount } from './templates/no-account.ts';
import { otp } from './templates/otp.ts';
import { passcodeGuessed } from './templates/passcode-guessed.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordRemoved } from './templates/password-removed.ts';
import { releaseAlarm } from './templates/release-alarm.ts';
import { releaseWithdrawn } from './templates/release-withdrawn.ts';
import { questionAnswer } from './templates/question-answer.ts';
import { queryReceipt } from './templates/query-receipt.ts';
import { queryTeam } from './templates/query-team.ts';
import { registryHosts } from './templates/registry-hosts.ts';
import { resetPassword } from './templates/reset-password.ts';
import { thankYou } from './templates/thank-you.ts';
import { unusualGifts } from './templates/unusual-gifts.ts';
import { verifyEmail } from './templates/verify-email.ts';
import { waitingConfirmation } from './templates/waiting-confirmation.ts';

export function compose(job: MailJob, sender: Sender): MailContent {
  switch (job.template) {
    case 'verify-email':
      return verifyEmail(job.data, sender);
    case 'reset-password':
      return resetPassword(job.data, sender);
    case 'magic-link':
      return magicLink(job.data, sender);
    case 'otp':
      return otp(job.data, sender);
    case 'account-exists':
      return accountExists(job.data, sender);
    case 'no-account':
      return noAccount(job.data, sender);
    case 'password-changed':
      return passwordChanged(job.data, sender);
    case 'release-alarm':
      return releaseAlarm(job.data);
    case 'release-withdrawn':
      return releaseWithdrawn(job.data);
    case 'password-removed':
      return passwordRemoved(job.data, sender);
    case 'new-sign-in-method':
      return newSignInMethod(job.data, sender);
    case 'identity-code':
      return identityCode(job.data, sender);
    case 'email-change-new':
      return emailChangeNew(job.data, sender);
    case 'email-change-old':
      return emailChangeOld(job.data, sender);
    case 'email-changed':
      return emailChanged(job.data, sender);
    case 'email-restored':
      return emailRestored(job.data, sender);
    case 'account-deletion':
      return accountDeletion(job.data, sender);
    case 'account-kept':
      return accountKept(job.data, sender);
    case 'account-deleted':
      return accountDeleted(job.data, sender);
    case 'data-export':
      return dataExport(job.data, sender);
    case 'gift-code':
      return giftCode(job.data);
    case 'gift-confirmation':
      return giftConfirmation(job.data, sender);
    case 'claim-receipt':
      return claimReceipt(job.data);
    case 'claim-reminder':
      return claimReminder(job.data);
    case 'contribution-receipt':
      return contributionReceipt(job.data);
    case 'waiting-confirmation':
      return waitingConfirmation(job.data, sender);
    case 'gift-free':
      return giftFree(job.data);
    case 'gift-question':
      return giftQuestion(job.data);
    case 'question-answer':
      return questionAnswer(job.data);
    case 'host-gifts':
      return hostGifts(job.data);
    case 'unusual-gifts':
      return unusualGifts(job.data);
    case 'host-occasion':
      return hostOccasion(job.data);
    case 'registry-hosts':
      return registryHosts(job.data);
    case 'co-host-invitation':
      return coHostInvitation(job.data);
    case 'co-host-request':
      return coHostRequest(job.data);
    case 'co-host-allowed':
      return coHostAllowed(job.data);
    case 'passcode-guessed':
      return passcodeGuessed(job.data);
    case 'gift-removed':
      return giftRemoved(job.data);
    case 'gifts-given-back':
      return giftsGivenBack(job.data);
    case 'thank-you':
      return thankYou(job.data);
    case 'query-receipt':
      return queryReceipt(job.data, sender);
    case 'query-team':
      return queryTeam(job.data);
  }
}
