import type { Page } from './page.ts';

type PageStatus = 'readable' | 'blocked' | 'error' | 'empty';

const REFUSED = new Set([401, 403, 407, 429, 451]);

const BLOCK_TITLE =
  /access (to this page has been )?denied|attention required|just a moment|are you (a )?(human|robot)|robot check|pardon our interruption|security check|request blocked|bot (check|detection)|captcha|verify (you are|that you'?re) (a )?human|403 forbidden|unusual traffic|blocked|robot or human|nur einen moment|один момент|un instant\b|^un momento|^um momento|bir dakika|しばらくお待ちください|请稍候|請稍候|잠시만 기다|chwileczkę|een ogenblik/i;
const BLOCK_TEXT =
  /enter the characters you see below|confirm (that )?you(’|')?re (not a robot|a human)|you don(’|')?t have permission to access|checking your browser|enable javascript and cookies to continue|press (&|and) hold|complete the security check|automated access|sorry, you have been blocked|are you a human\?|reference #\d|incapsula incident|geben sie die .{0,20}zeichen ein|saisissez les caractères|introduce los caracteres|digite os caracteres|inserisci i caratteri|captcha-delivery|activate and hold/i;
const ERROR_TITLE =
  /^(error\b.{0,20}|4\d\d\b.{0,40}|5\d\d\b.{0,40}|.{0,40}\b(page|product|item) (was |is )?(not found|unavailable|missing)\b.{0,60}|not found|oops.{0,60}|internal server error|service unavailable|bad gateway)$/i;

const SHORT_TEXT = 3_000;
const EMPTY_TEXT = 200;

export function pageStatus(page: Page, status: number): PageStatus {
  const title = page.title ?? '';
  const saysBlocked =
    (BLOCK_TITLE.test(title) || page.headings.some((heading) => BLOCK_TITLE.test(heading))) &&
    page.text.length < SHORT_TEXT;
  const short = page.text.length < SHORT_TEXT;
  if (saysBlocked || (short && BLOCK_TEXT.test(page.text))) return 'blocked';
  if (REFUSED.has(status)) return 'blocked';
  if (status === 503 && short) return 'blocked';
  if (status >= 400) return 'error';
  if (short && ERROR_TITLE.test(title)) return 'error';
  return page.text.length < EMPTY_TEXT ? 'empty' : 'readable';
}
