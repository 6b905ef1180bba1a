import type { MailData, MailTemplate } from '@gift-registry/workers-contract';
import type { MailContent, Sender } from '../content.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { magicLink } from './accounts/magic-link.ts';
import { otp } from './accounts/otp.ts';
import { accountExists } from './accounts/account-exists.ts';
import { noAccount } from './accounts/no-account.ts';
import { passwordChanged } from './accounts/password-changed.ts';
import { passwordRemoved } from './accounts/password-removed.ts';
import { newSignInMethod } from './accounts/new-sign-in-method.ts';
import { identityCode } from './accounts/identity-code.ts';
import { emailChangeNew } from './accounts/email-change-new.ts';
import { emailChangeOld } from './accounts/email-change-old.ts';
import { emailChanged } from './accounts/email-changed.ts';
import { emailRestored } from './accounts/email-restored.ts';
import { accountDeletion } from './accounts/account-deletion.ts';
import { accountKept } from './accounts/account-kept.ts';
import { accountDeleted } from './accounts/account-deleted.ts';
import { dataExport } from './accounts/data-export.ts';
import { claimReceipt } from './giving/claim-receipt.ts';
import { claimReminder } from './giving/claim-reminder.ts';
import { giftConfirmation } from './giving/gift-confirmation.ts';
import { waitingConfirmation } from './giving/waiting-confirmation.ts';
import { giftFree } from './giving/gift-free.ts';
import { giftRemoved } from './giving/gift-removed.ts';
import { giftsGivenBack } from './giving/gifts-given-back.ts';
import { unusualGifts } from './giving/unusual-gifts.ts';
import { contributionReceipt } from './money/contribution-receipt.ts';
import { promiseReminder } from './money/promise-reminder.ts';
import { promiseEnded } from './money/promise-ended.ts';
import { promisesEnded } from './money/promises-ended.ts';
import { upiAddress } from './money/upi-address.ts';
import { groupGiftComplete } from './money/group-gift-complete.ts';
import { orderPlaced } from './orders/order-placed.ts';
import { orderNews } from './orders/order-news.ts';
import { hostGifts } from './gift-book/host-gifts.ts';
import { hostOccasion } from './gift-book/host-occasion.ts';
import { thankYou } from './gift-book/thank-you.ts';
import { coHostInvitation } from './registries/co-host-invitation.ts';
import { coHostRequest } from './registries/co-host-request.ts';
import { coHostAllowed } from './registries/co-host-allowed.ts';
import { registryHosts } from './registries/registry-hosts.ts';
import { passcodeGuessed } from './sharing/passcode-guessed.ts';
import { giftQuestion } from './questions/gift-question.ts';
import { questionAnswer } from './questions/question-answer.ts';
import { shopNews } from './scraping/shop-news.ts';
import { queryReceipt } from './support/query-receipt.ts';
import { queryAnswer } from './support/query-answer.ts';
import { queryTeam } from './support/query-team.ts';
import { releaseWithdrawn } from './releases/release-withdrawn.ts';
import { releaseAlarm } from './releases/release-alarm.ts';
import { releaseNews } from './releases/release-news.ts';

type Templates = {
  readonly [Template in MailTemplate]: (data: MailData<Template>, sender: Sender) => MailContent;
};

export const templates: Templates = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'magic-link': magicLink,
  otp: otp,
  'account-exists': accountExists,
  'no-account': noAccount,
  'password-changed': passwordChanged,
  'password-removed': passwordRemoved,
  'new-sign-in-method': newSignInMethod,
  'identity-code': identityCode,
  'email-change-new': emailChangeNew,
  'email-change-old': emailChangeOld,
  'email-changed': emailChanged,
  'email-restored': emailRestored,
  'account-deletion': accountDeletion,
  'account-kept': accountKept,
  'account-deleted': accountDeleted,
  'data-export': dataExport,
  'claim-receipt': claimReceipt,
  'claim-reminder': claimReminder,
  'gift-confirmation': giftConfirmation,
  'waiting-confirmation': waitingConfirmation,
  'gift-free': giftFree,
  'gift-removed': giftRemoved,
  'gifts-given-back': giftsGivenBack,
  'unusual-gifts': unusualGifts,
  'contribution-receipt': contributionReceipt,
  'promise-reminder': promiseReminder,
  'promise-ended': promiseEnded,
  'promises-ended': promisesEnded,
  'upi-address': upiAddress,
  'group-gift-complete': groupGiftComplete,
  'order-placed': orderPlaced,
  'order-news': orderNews,
  'host-gifts': hostGifts,
  'host-occasion': hostOccasion,
  'thank-you': thankYou,
  'co-host-invitation': coHostInvitation,
  'co-host-request': coHostRequest,
  'co-host-allowed': coHostAllowed,
  'registry-hosts': registryHosts,
  'passcode-guessed': passcodeGuessed,
  'gift-question': giftQuestion,
  'question-answer': questionAnswer,
  'shop-news': shopNews,
  'query-receipt': queryReceipt,
  'query-answer': queryAnswer,
  'query-team': queryTeam,
  'release-withdrawn': releaseWithdrawn,
  'release-alarm': releaseAlarm,
  'release-news': releaseNews,
};
