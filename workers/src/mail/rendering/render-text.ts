import type { Block, MailContent, Sender } from '../content.ts';

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'code':
      return `    ${block.code}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.link}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

export function renderText(content: MailContent, sender: Sender): string {
  const footer = `--\n${sender.brand} · ${sender.brandLine}\n${sender.publicBaseUrl}\n`;
  return [content.heading, ...content.blocks.map(renderBlock), footer].join('\n\n');
}
