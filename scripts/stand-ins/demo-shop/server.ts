import { once } from 'node:events';
import http from 'node:http';
import { CATALOGUE } from './catalogue.ts';
import { STYLE_SHEET } from './layout.ts';
import {
  aboutPage,
  archivePage,
  collectionPage,
  homePage,
  madeToOrderPage,
  refusedPage,
  severalPricesPage,
} from './other-pages.ts';
import { imagePath, photograph } from './picture.ts';
import { productFragment, productPage, SHOP_SCRIPT } from './product-page.ts';

type Answer = readonly [type: string, body: string | Buffer];
type Page = () => Answer | Promise<Answer>;

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const nothing: Page = () => ['text/plain; charset=utf-8', 'There is nothing here.'];

function pages(origin: string): ReadonlyMap<string, Page> {
  return new Map<string, Page>([
    ['/', () => [HTML, homePage()]],
    ['/about', () => [HTML, aboutPage()]],
    ['/collections/home', () => [HTML, collectionPage()]],
    // Many shops send a refusal with status 200.
    ['/members', () => [HTML, refusedPage()]],
    ['/made-to-order', () => [HTML, madeToOrderPage(origin)]],
    ['/pashmina-stole', () => [HTML, severalPricesPage(origin)]],
    ['/archive', () => [HTML, archivePage()]],
    ['/products.json', () => [JSON_TYPE, JSON.stringify(CATALOGUE)]],
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

const server = http.createServer();
server.listen(Number(process.env['DEMO_SHOP_PORT'] ?? 0), '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : address;
const origin = `http://127.0.0.1:${port}`;
const answers = pages(origin);
server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  const page = answers.get(path) ?? nothing;
  void Promise.resolve(page()).then(([type, body]) =>
    response.writeHead(page === nothing ? 404 : 200, { 'content-type': type }).end(body),
  );
});
console.log(`demo shop ready at ${origin}`);

process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
