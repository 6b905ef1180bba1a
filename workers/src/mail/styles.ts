import { html } from './html.ts';

const FONT =
  "font-family: 'Figtree Variable', Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const DISPLAY = "font-family: 'Fraunces Variable', Fraunces, Georgia, serif;";
const INK = 'color: #26302a;';
const SOFT = 'color: #565a4f;';
const INSET = 'background: #f4ecdd; border-radius: 12px;';

/** Inline styles: many mail clients drop style sheets. */
export const STYLE = {
  page: `margin: 0; padding: 32px 16px; background: #fbf6ec; font-size: 16px; line-height: 1.55; ${FONT}`,
  card: 'max-width: 584px; margin: 0 auto; border-radius: 20px; overflow: hidden; background: #ffffff;',
  // A border of the rounded card would end in hooks.
  band: 'height: 6px; background: #e5a029;',
  content: 'padding: 32px 32px 16px;',
  preview: 'display: none; max-height: 0; overflow: hidden;',
  brand: `margin: 0 0 24px; ${DISPLAY} font-size: 26px; font-weight: 600; letter-spacing: -0.5px; color: #1c3a31;`,
  // A marigold: mail clients drop SVG.
  mark: 'display: inline-block; width: 10px; height: 10px; margin-right: 8px; border: 7px solid #e5a029; border-radius: 50%; background: #b4552a; vertical-align: -3px;',
  heading: `margin: 0 0 16px; ${DISPLAY} font-size: 26px; line-height: 1.25; font-weight: 600; color: #1c3a31;`,
  text: `margin: 0 0 16px; ${INK}`,
  note: `margin: 0 0 16px; font-size: 14px; ${SOFT}`,
  quote: `margin: 0 0 16px; padding: 12px 16px; ${INK} ${INSET}`,
  code: `margin: 0 0 16px; padding: 16px; font-size: 32px; font-weight: 600; letter-spacing: 8px; text-align: center; ${INK} ${INSET}`,
  buttonLine: 'margin: 24px 0;',
  button:
    'display: inline-block; padding: 14px 28px; border-radius: 999px; background: #1f4b3f; color: #fffaf0; font-weight: 600; text-align: center; text-decoration: none;',
  link: 'color: #9f431c; font-weight: 600;',
  address: `margin: 0 0 16px; font-size: 13px; word-wrap: break-word; overflow-wrap: anywhere; ${SOFT}`,
  facts: `margin: 0 0 16px; padding: 12px 16px; ${INSET}`,
  fact: `margin: 4px 0; ${INK}`,
  label: SOFT,
  footer: `max-width: 584px; margin: 16px auto 0; text-align: center; font-size: 13px; ${SOFT}`,
} as const;

export const STYLE_SHEET = html`<style>
  @media (max-width: 480px) {
    .page {
      padding: 16px 12px !important;
    }
    .content {
      padding: 24px 24px 8px !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .page {
      background: #13201b !important;
    }
    .card {
      background: #1b2a24 !important;
    }
    .ink {
      color: #f1e9d9 !important;
    }
    .soft {
      color: #cbc6b5 !important;
    }
    .brand {
      color: #fbf3e2 !important;
    }
    .inset {
      background: #0f1a16 !important;
    }
    .button {
      background: #edb95a !important;
      color: #2b1d06 !important;
    }
    .link {
      color: #f2a67f !important;
    }
  }
</style>`;
