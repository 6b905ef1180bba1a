import { languageTag } from '@gift-registry/bff-contract/formats';
import type { Block, MailContent, Sender } from '../content.ts';
import { html, type Html } from './html.ts';
import { mailStyles, type MailStyle } from './styles.ts';

function lines(value: string): Html[] {
  return value
    .split('\n')
    .map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

function renderBlock(block: Block, style: MailStyle): Html {
  switch (block.kind) {
    case 'text':
      return html`<p class="ink" style="${style.text}">${lines(block.text)}</p>`;
    case 'note':
      return html`<p class="soft" style="${style.note}">${lines(block.text)}</p>`;
    case 'quote':
      return html`<blockquote class="ink inset" style="${style.quote}">
        ${lines(block.text)}
      </blockquote>`;
    case 'code':
      return html`<p class="ink inset" style="${style.code}">${block.code}</p>`;
    case 'button':
      return html`<p style="${style.buttonLine}">
          <a class="button" href="${block.link}" style="${style.button}">${block.label}</a>
        </p>
        <p class="soft" style="${style.address}">
          If the button doesn’t open, copy this address into your browser:<br />${block.link}
        </p>`;
    case 'link':
      return html`<p class="ink" style="${style.text}">
        <a class="link" href="${block.link}" style="${style.link}">${block.label}</a>
      </p>`;
    case 'facts':
      return html`<div class="inset" style="${style.facts}">
        ${block.rows.map(
          ([label, value]) =>
            html`<p class="ink" style="${style.fact}">
              <span class="soft" style="${style.label}">${label}:</span> ${value}
            </p>`,
        )}
      </div>`;
  }
}

export function renderHtml(content: MailContent, sender: Sender): string {
  const { style, styleSheet } = mailStyles(sender.theme);
  return html`<!doctype html>
    <html lang="${languageTag()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${content.subject}</title>
        ${styleSheet}
      </head>
      <body class="page" style="${style.page}">
        <div style="${style.preview}">${content.preview}</div>
        <div class="card" style="${style.card}">
          <div style="${style.band}"></div>
          <div class="content" style="${style.content}">
            <p class="brand" style="${style.brand}">
              <span style="${style.mark}"></span>${sender.brand}
            </p>
            <h1 class="ink" style="${style.heading}">${content.heading}</h1>
            ${content.blocks.map((block) => renderBlock(block, style))}
          </div>
        </div>
        <p class="soft" style="${style.footer}">
          ${sender.brand} · ${sender.brandLine}<br />${sender.publicBaseUrl}
        </p>
      </body>
    </html>`.toString();
}
