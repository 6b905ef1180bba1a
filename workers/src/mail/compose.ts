import type { MailJob } from '@gift-registry/workers-contract';
import type { MailContent, Sender } from './content.ts';
import { accountDeleted } from './templates/account/account-deleted.ts';
import { accountDeletion } from './templates/account/account-deletion.ts';
import { accountExists } from './templates/sign-in/account-exists.ts';
import { accountKept } from './templates/account/account-kept.ts';
import { claimReceipt } from './templates/guests/claim-receipt.ts';
import { claimReminder } from './templates/guests/claim-reminder.ts';
import { contributionReceipt } from './templates/guests/contribution-receipt.ts';
import { dataExport } from './templates/account/data-export.ts';
import { emailChangeNew } from './templates/account/email-change-new.ts';
import { emailChangeOld } from './templates/account/email-change-old.ts';
import { emailChanged } from './templates/account/email-changed.ts';
import { emailRestored } from './templates/account/email-restored.ts';
import { giftCode } from './templates/guests/gift-code.ts';
import { giftConfirmation } from './templates/guests/gift-confirmation.ts';
import { coHostAllowed } from './templates/hosts/co-host-allowed.ts';
import { coHostRequest } from './templates/hosts/co-host-request.ts';
import { coHostInvitation } from './templates/hosts/co-host-invitation.ts';
import { shopNews } from './templates/hosts/shop-news.ts';
import { hostGifts } from './templates/hosts/host-gifts.ts';
import { hostOccasion } from './templates/hosts/host-occasion.ts';
import { giftFree } from './templates/guests/gift-free.ts';
import { giftQuestion } from './templates/hosts/gift-question.ts';
import { groupGiftComplete } from './templates/guests/group-gift-complete.ts';
import { giftRemoved } from './templates/guests/gift-removed.ts';
import { giftsGivenBack } from './templates/guests/gifts-given-back.ts';
import { identityCode } from './templates/sign-in/identity-code.ts';
import { magicLink } from './templates/sign-in/magic-link.ts';
import { newSignInMethod } from './templates/sign-in/new-sign-in-method.ts';
import { noAccount } from './templates/sign-in/no-account.ts';
import { orderNews } from './templates/guests/order-news.ts';
import { otp } from './templates/sign-in/otp.ts';
import { passcodeGuessed } from './templates/hosts/passcode-guessed.ts';
import { passwordChanged } from './templates/sign-in/password-changed.ts';
import { passwordRemoved } from './templates/sign-in/password-removed.ts';
import { releaseAlarm } from './templates/team/release-alarm.ts';
import { releaseNews } from './templates/team/release-news.ts';
import { releaseWithdrawn } from './templates/team/release-withdrawn.ts';
import { promiseEnded } from './templates/guests/promise-ended.ts';
import { promiseReminder } from './templates/guests/promise-reminder.ts';
import { promisesEnded } from './templates/hosts/promises-ended.ts';
import { questionAnswer } from './templates/guests/question-answer.ts';
import { queryAnswer } from './templates/team/query-answer.ts';
import { queryReceipt } from './templates/team/query-receipt.ts';
import { queryTeam } from './templates/team/query-team.ts';
import { registryHosts } from './templates/hosts/registry-hosts.ts';
import { resetPassword } from './templates/sign-in/reset-password.ts';
import { thankYou } from './templates/guests/thank-you.ts';
import { unusualGifts } from './templates/hosts/unusual-gifts.ts';
import { upiAddress } from './templates/hosts/upi-address.ts';
import { verifyEmail } from './templates/sign-in/verify-email.ts';
import { waitingConfirmation } from './templates/guests/waiting-confirmation.ts';

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
    case 'release-news':
      return releaseNews(job.data);
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
    case 'order-news':
      return orderNews(job.data);
    case 'claim-reminder':
      return claimReminder(job.data);
    case 'contribution-receipt':
      return contributionReceipt(job.data);
    case 'promise-reminder':
      return promiseReminder(job.data);
    case 'promise-ended':
      return promiseEnded(job.data);
    case 'promises-ended':
      return promisesEnded(job.data);
    case 'upi-address':
      return upiAddress(job.data);
    case 'waiting-confirmation':
      return waitingConfirmation(job.data, sender);
    case 'gift-free':
      return giftFree(job.data);
    case 'gift-question':
      return giftQuestion(job.data);
    case 'question-answer':
      return questionAnswer(job.data);
    case 'shop-news':
      return shopNews(job.data);
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
    case 'group-gift-complete':
      return groupGiftComplete(job.data);
    case 'gift-removed':
      return giftRemoved(job.data);
    case 'gifts-given-back':
      return giftsGivenBack(job.data);
    case 'thank-you':
      return thankYou(job.data);
    case 'query-answer':
      return queryAnswer(job.data, sender);
    case 'query-receipt':
      return queryReceipt(job.data, sender);
    case 'query-team':
      return queryTeam(job.data);
  }
}
