export const SHOP_NAME = 'Angan';

export const STYLE_SHEET = `
  body { margin: 0; background: #fbf7f1; color: #33261f; font: 17px/1.6 Georgia, serif; }
  header, main, footer { max-width: 960px; margin: 0 auto; padding: 24px; }
  header { display: flex; justify-content: space-between; align-items: baseline; }
  a { color: inherit; }
  .mark { font-size: 26px; text-decoration: none; letter-spacing: 1px; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 28px; padding: 0; list-style: none; }
  .grid img, .picture { width: 100%; border-radius: 12px; }
  .detail { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 40px; }
  h1 { font-weight: 500; line-height: 1.2; }
  .amount { font-size: 26px; }
  button { padding: 12px 24px; border: 0; border-radius: 8px; background: #33261f; color: #fff; font: inherit; }
  button:disabled { background: #b9aca2; }
  footer { color: #7a6b61; font-size: 14px; }
`;

/** Every value on the pages is our own, so none is escaped. */
export function document(title: string, head: string, main: string): string {
  return `<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/shop.css" />
        ${head}
      </head>
      <body>
        <header><a class="mark" href="/">${SHOP_NAME}</a><a href="/about">About</a></header>
        <main>${main}</main>
        <footer>${SHOP_NAME} is a demonstration shop. Nothing here can be bought.</footer>
      </body>
    </html>`;
}

/** Escapes `<`, which alone could close the script element. */
export function jsonScript(type: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}">${json}</script>`;
}
