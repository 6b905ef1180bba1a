export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly link: string }
  | { readonly kind: 'link'; readonly label: string; readonly link: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

export interface MailContent {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: string;
  /** A POST to it ends such mails (RFC 8058). */
  readonly unsubscribeLink?: string;
}

export interface Sender {
  readonly brand: string;
  readonly brandLine: string;
  readonly publicBaseUrl: string;
  readonly theme?: string | undefined;
}

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const note = (value: string): Block => ({ kind: 'note', text: value });
export const quote = (value: string): Block => ({ kind: 'quote', text: value });
export const code = (value: string): Block => ({ kind: 'code', code: value });
export const button = (label: string, link: string): Block => ({ kind: 'button', label, link });
/** A second way on: a mail has one button. */
export const link = (label: string, address: string): Block => ({
  kind: 'link',
  label,
  link: address,
});
export const facts = (...rows: (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
