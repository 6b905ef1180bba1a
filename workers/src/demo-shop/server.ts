import http from 'node:http';
import { parseArgs } from 'node:util';
import { CATALOGUE } from './catalogue.ts';
import { STYLE_SHEET } from './layout.ts';
import {
  aboutPage,
  archivePage,
  collectionPage,
  homePage,
  madeToOrderPage,
  refusedPage,
} from './other-pages.ts';
import { imagePath, photograph } from './picture.ts';
import { productFragment, productPage, SHOP_SCRIPT } from './product-page.ts';

type Answer = readonly [type: string, body: string | Buffer];
type Page = () => Answer | Promise<Answer>;

const HTML = 'text/html; charset=utf-8';

const nothing: Page = () => ['text/plain; charset=utf-8', 'There is nothing here.'];

function pages(origin: string): ReadonlyMap<string, Page> {
  return new Map<string, Page>([
    ['/', () => [HTML, homePage()]],
    ['/about', () => [HTML, aboutPage()]],
    ['/collections/home', () => [HTML, collectionPage()]],
    // Many shops send a refusal with status 200.
    ['/members', () => [HTML, refusedPage()]],
    ['/made-to-order', () => [HTML, madeToOrderPage(origin)]],
    ['/archive', () => [HTML, archivePage()]],
    ['/shop.css', () => ['text/css; charset=utf-8', STYLE_SHEET]],
    ['/shop.js', () => ['text/javascript; charset=utf-8', SHOP_SCRIPT]],
    ...CATALOGUE.flatMap((product): [string, Page][] => [
      [`/products/${product.slug}`, () => [HTML, productPage(product, origin)]],
      [`/fragments/${product.slug}`, () => [HTML, productFragment(product)]],
      ...(['whole', 'detail'] as const).map((view): [string, Page] => [
        imagePath(product, view),
        async () => ['image/jpeg', await photograph(product, view)],
      ]),
    ]),
  ]);
}

export interface DemoShop {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startDemoShop(port: number): Promise<DemoShop> {
  const server = http.createServer();
  await new Promise<void>((ready, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', ready);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const answers = pages(origin);
  server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const page = answers.get(path) ?? nothing;
    void Promise.resolve(page()).then(([type, body]) =>
      response.writeHead(page === nothing ? 404 : 200, { 'content-type': type }).end(body),
    );
  });
  return {
    origin,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    process.stderr.write('--port: must be a number from 0 to 65535\n');
    process.exit(1);
  }
  const shop = await startDemoShop(port);
  process.stdout.write(`demo shop ready at ${shop.origin}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shop.close());
}
