import type { Block, MailContent, Sender } from './content.ts';
import { html, type Html } from './html.ts';
import { STYLE, STYLE_SHEET } from './styles.ts';

function lines(value: string): Html[] {
  return value
    .split('\n')
    .map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return html`<p class="ink" style="${STYLE.text}">${lines(block.text)}</p>`;
    case 'note':
      return html`<p class="soft" style="${STYLE.note}">${lines(block.text)}</p>`;
    case 'quote':
      return html`<blockquote class="ink inset" style="${STYLE.quote}">
        ${lines(block.text)}
      </blockquote>`;
    case 'code':
      return html`<p class="ink inset" style="${STYLE.code}">${block.code}</p>`;
    case 'button':
      return html`<p style="${STYLE.buttonLine}">
          <a class="button" href="${block.link}" style="${STYLE.button}">${block.label}</a>
        </p>
        <p class="soft" style="${STYLE.address}">
          If the button doesn’t open, copy this address into your browser:<br />${block.link}
        </p>`;
    case 'link':
      return html`<p class="ink" style="${STYLE.text}">
        <a class="link" href="${block.link}" style="${STYLE.link}">${block.label}</a>
      </p>`;
    case 'facts':
      return html`<div class="inset" style="${STYLE.facts}">
        ${block.rows.map(
          ([label, value]) =>
            html`<p class="ink" style="${STYLE.fact}">
              <span class="soft" style="${STYLE.label}">${label}:</span> ${value}
            </p>`,
        )}
      </div>`;
  }
}

export function renderHtml(content: MailContent, sender: Sender): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${content.subject}</title>
        ${STYLE_SHEET}
      </head>
      <body class="page" style="${STYLE.page}">
        <div style="${STYLE.preview}">${content.preview}</div>
        <div class="card" style="${STYLE.card}">
          <div style="${STYLE.band}"></div>
          <div class="content" style="${STYLE.content}">
            <p class="brand" style="${STYLE.brand}">
              <span style="${STYLE.mark}"></span>${sender.brand}
            </p>
            <h1 class="ink" style="${STYLE.heading}">${content.heading}</h1>
            ${content.blocks.map(renderBlock)}
          </div>
        </div>
        <p class="soft" style="${STYLE.footer}">
          ${sender.brand} · ${sender.brandLine}<br />${sender.publicBaseUrl}
        </p>
      </body>
    </html>`.toString();
}
