import {
  hasSerifs,
  palettes,
  themeNamed,
  type ThemeColour,
} from '@gift-registry/bff-contract/themes';
import { html } from './html.ts';

const FONT =
  "font-family: 'Figtree Variable', Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const DISPLAY = "font-family: 'Fraunces Variable', Fraunces, Georgia, serif;";

type Colour = (name: ThemeColour) => string;

/** Inline styles: many mail clients drop style sheets. */
function inlineStyles(colour: Colour, display: string) {
  const ink = `color: ${colour('ink')};`;
  const soft = `color: ${colour('ink-soft')};`;
  const inset = `background: ${colour('surface-sunken')}; border-radius: 12px;`;
  const title = `${display} font-size: 26px; font-weight: 600; color: ${colour('ink-heading')};`;
  return {
    page: `margin: 0; padding: 32px 16px; background: ${colour('canvas')}; font-size: 16px; line-height: 1.55; ${FONT}`,
    card: `max-width: 584px; margin: 0 auto; border-radius: 20px; overflow: hidden; background: ${colour('surface-raised')};`,
    // A border of the rounded card would end in hooks.
    band: `height: 6px; background: ${colour('marigold')};`,
    content: 'padding: 32px 32px 16px;',
    preview: 'display: none; max-height: 0; overflow: hidden;',
    brand: `margin: 0 0 24px; letter-spacing: -0.5px; ${title}`,
    // A flower: mail clients drop SVG.
    mark: `display: inline-block; width: 10px; height: 10px; margin-right: 8px; border: 7px solid ${colour('marigold')}; border-radius: 50%; background: ${colour('accent')}; vertical-align: -3px;`,
    heading: `margin: 0 0 16px; line-height: 1.25; ${title}`,
    text: `margin: 0 0 16px; ${ink}`,
    note: `margin: 0 0 16px; font-size: 14px; ${soft}`,
    quote: `margin: 0 0 16px; padding: 12px 16px; ${ink} ${inset}`,
    code: `margin: 0 0 16px; padding: 16px; font-size: 32px; font-weight: 600; letter-spacing: 8px; text-align: center; ${ink} ${inset}`,
    buttonLine: 'margin: 24px 0;',
    button: `display: inline-block; padding: 14px 28px; border-radius: 999px; background: ${colour('primary')}; color: ${colour('on-primary')}; font-weight: 600; text-align: center; text-decoration: none;`,
    link: `color: ${colour('accent')}; font-weight: 600;`,
    address: `margin: 0 0 16px; font-size: 13px; word-wrap: break-word; overflow-wrap: anywhere; ${soft}`,
    facts: `margin: 0 0 16px; padding: 12px 16px; ${inset}`,
    fact: `margin: 4px 0; ${ink}`,
    label: soft,
    footer: `max-width: 584px; margin: 16px auto 0; text-align: center; font-size: 13px; ${soft}`,
  };
}

const styleSheet = (dark: Colour) =>
  html`<style>
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
        background: ${dark('canvas')} !important;
      }
      .card {
        background: ${dark('surface')} !important;
      }
      .ink {
        color: ${dark('ink')} !important;
      }
      .soft {
        color: ${dark('ink-soft')} !important;
      }
      .brand {
        color: ${dark('ink-heading')} !important;
      }
      .inset {
        background: ${dark('surface-sunken')} !important;
      }
      .button {
        background: ${dark('primary')} !important;
        color: ${dark('on-primary')} !important;
      }
      .link {
        color: ${dark('accent')} !important;
      }
    }
  </style>`;

export function mailStyles(name: string | undefined) {
  const theme = themeNamed(name);
  const palette = palettes[theme];
  return {
    style: inlineStyles((colour) => palette[colour].light, hasSerifs(theme) ? DISPLAY : ''),
    styleSheet: styleSheet((colour) => palette[colour].dark),
  };
}

export type MailStyle = ReturnType<typeof inlineStyles>;
