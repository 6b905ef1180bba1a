const { createProxyMiddleware, responseInterceptor } = require('http-proxy-middleware');
const { withLocalBuilds } = require('./local-builds.cjs');

/**
 * Passes requests on to another system, as if the browser had opened that system's origin, and rewrites its documents to
 * load the local builds.
 * @param {{ target: string, locals: import('./local-builds.cjs').LocalBuild[] }} options
 */
function proxyTo({ target, locals }) {
  const documents = createProxyMiddleware({
    target,
    changeOrigin: true,
    pathFilter: (_path, request) => isDocumentRequest(request),
    selfHandleResponse: true,
    on: {
      proxyReq: (request) => {
        askAsTarget(request, target);
        // The released server bundle would render the page as it was before the change.
        request.setHeader('x-server-rendering', 'off');
        // The target does not know whether the local builds changed.
        request.removeHeader('if-none-match');
      },
      proxyRes: responseInterceptor(async (body, source, request, reply) => {
        answerAsLocal(source, target);
        for (const name of ['location', 'set-cookie'])
          if (source.headers[name] !== undefined) reply.setHeader(name, source.headers[name]);
        // The overlay of errors colours its words with attributes.
        const policy = reply.getHeader('content-security-policy');
        if (policy)
          reply.setHeader('content-security-policy', `${policy};style-src-attr 'unsafe-inline'`);
        const type = source.headers['content-type'] ?? '';
        if (!type.startsWith('text/html')) return body;
        const { pathname } = new URL(request.url ?? '/', target);
        return withLocalBuilds(body.toString('utf8'), locals, pathname);
      }),
    },
  });
  const everythingElse = createProxyMiddleware({
    target,
    changeOrigin: true,
    on: {
      proxyReq: (request) => askAsTarget(request, target),
      proxyRes: (source) => answerAsLocal(source, target),
    },
  });
  return [documents, everythingElse];
}

/** @param {import('node:http').IncomingMessage} request */
function isDocumentRequest({ method, headers }) {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/**
 * The target rejects mutations from any origin but its own.
 * @param {import('node:http').ClientRequest} request
 * @param {string} target
 */
function askAsTarget(request, target) {
  const { origin, referer, cookie } = request.getHeaders();
  if (origin) request.setHeader('origin', target);
  if (typeof referer === 'string' && URL.canParse(referer)) {
    const { pathname, search } = new URL(referer);
    request.setHeader('referer', target + pathname + search);
  }
  if (typeof cookie === 'string') request.setHeader('cookie', toTarget(cookie));
}

/**
 * Changes the headers of a reply, so that redirects and cookies stay on the local origin.
 * @param {import('node:http').IncomingMessage} source
 * @param {string} target
 */
function answerAsLocal({ headers }, target) {
  const { location } = headers;
  if (location?.startsWith(`${target}/`)) headers.location = location.slice(target.length);
  if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(fromTarget);
}

const LOCAL_PREFIX = 'over-https-';
const secureName = /^__(Host|Secure)-/;
const localName = new RegExp(`^${LOCAL_PREFIX}(Host|Secure)-`);

/**
 * A cookie of the target, made acceptable to a browser that reached it over plain http under another name.
 * @param {string} line the value of a `Set-Cookie` header
 */
const fromTarget = (line) =>
  line
    .replace(secureName, `${LOCAL_PREFIX}$1-`)
    .replace(/;\s*(?:secure|domain=[^;]*)(?=;|$)/gi, '');

/** The names that the target gave. @param {string} header the value of a `Cookie` header */
const toTarget = (header) =>
  header
    .split(/;\s*/)
    .map((pair) => pair.replace(localName, '__$1-'))
    .join('; ');

module.exports = { proxyTo };
