import type { MailJob } from './mails/mails.ts';

const webAddress = /https?:\/\/[^\s<>"]+/g;

/** Keeps host and first part of the path, which name a page; what follows may open it. */
function hideLink(address: string): string {
  if (!URL.canParse(address)) return '•••';
  const { origin, pathname, search, hash } = new URL(address);
  const [, page = '', ...rest] = pathname.split('/');
  const hidden = rest.length > 0 || search !== '' || hash !== '';
  return `${origin}/${page}${hidden ? '/•••' : ''}`;
}

function hideIn(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\d{6}$/.test(value) ? '••••••' : value.replace(webAddress, hideLink);
  if (Array.isArray(value)) return value.map(hideIn);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hideIn(each)]));
  return value;
}

export const withoutSecrets = (mail: MailJob): Record<string, unknown> => ({
  ...mail,
  data: hideIn(mail.data),
});
