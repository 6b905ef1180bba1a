import { html } from '../markup/html.ts';

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const INK = 'color: #3a2a22;';
const SOFT = 'color: #75655a;';
const INSET = 'background: #f8f1e9; border-radius: 8px;';

/** Inline styles: many mail clients drop style sheets. */
export const STYLE = {
  page: `margin: 0; padding: 32px 16px; background: #f6efe7; font-size: 16px; line-height: 1.55; ${FONT}`,
  card: 'max-width: 520px; margin: 0 auto; padding: 32px; border-radius: 14px; background: #ffffff;',
  preview: 'display: none; max-height: 0; overflow: hidden;',
  brand: `margin: 0 0 24px; font-family: Georgia, serif; font-size: 20px; color: #a63d2f;`,
  heading: `margin: 0 0 16px; font-family: Georgia, serif; font-size: 25px; line-height: 1.25; font-weight: 600; ${INK}`,
  text: `margin: 0 0 16px; ${INK}`,
  note: `margin: 0 0 16px; font-size: 14px; ${SOFT}`,
  quote: `margin: 0 0 16px; padding: 12px 16px; ${INK} ${INSET}`,
  code: `margin: 0 0 16px; padding: 16px; font-size: 32px; font-weight: 600; letter-spacing: 8px; text-align: center; ${INK} ${INSET}`,
  buttonLine: 'margin: 24px 0;',
  button:
    'display: inline-block; padding: 13px 24px; border-radius: 8px; background: #a63d2f; color: #ffffff; font-weight: 600; text-decoration: none;',
  address: `margin: 0 0 16px; font-size: 13px; word-wrap: break-word; overflow-wrap: anywhere; ${SOFT}`,
  facts: `margin: 0 0 16px; padding: 12px 16px; ${INSET}`,
  fact: `margin: 4px 0; ${INK}`,
  label: SOFT,
  footer: `max-width: 520px; margin: 16px auto 0; text-align: center; font-size: 13px; ${SOFT}`,
} as const;

/** Dark mode, for mail clients that support style sheets. */
export const DARK_SHEET = html`<style>
  @media (prefers-color-scheme: dark) {
    .page {
      background: #1d1917 !important;
    }
    .card {
      background: #292320 !important;
    }
    .ink {
      color: #f4ece4 !important;
    }
    .soft {
      color: #c9bbae !important;
    }
    .brand {
      color: #f0917f !important;
    }
    .inset {
      background: #362e2a !important;
    }
  }
</style>`;
