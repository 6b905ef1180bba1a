const { createProxyMiddleware, responseInterceptor } = require('http-proxy-middleware');
const { useLocalBuild } = require('./local-build.cjs');

/**
 * Serves one project from its sources at `/_mf/<project>/dev/` and proxies every other request to the running system,
 * on one origin. Documents of the running system are rewritten to load the local build.
 * @param {{ project: string, devPort: number, pages?: string }} options
 * @returns {import('webpack-dev-server').Configuration}
 */
function createDevServer({ project, devPort, pages }) {
  const runningPort = process.env.PORT ?? '3000';
  const publicPath = `/_mf/${project}/dev/`;
  const running = {
    target: `http://127.0.0.1:${runningPort}`,
    headers: { host: `localhost:${runningPort}` },
  };
  const documents = createProxyMiddleware({
    ...running,
    // The released server bundle would render the page as it was before the change.
    headers: { ...running.headers, 'x-server-rendering': 'off' },
    pathFilter: (_path, request) => isDocumentRequest(request),
    selfHandleResponse: true,
    on: {
      proxyReq: withRunningOrigin(runningPort),
      proxyRes: responseInterceptor(async (body, reply) => {
        const type = reply.headers['content-type'] ?? '';
        if (!type.startsWith('text/html')) return body;
        return useLocalBuild(body.toString('utf8'), { project, publicPath, pages });
      }),
    },
  });
  const everythingElse = createProxyMiddleware({
    ...running,
    on: { proxyReq: withRunningOrigin(runningPort) },
  });

  return {
    host: 'localhost',
    port: devPort,
    // Hot module replacement needs the development build of React; the running shell has the production build.
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { publicPath, index: false },
    setupMiddlewares: (middlewares) => [...middlewares, documents, everythingElse],
  };
}

/** @param {import('node:http').IncomingMessage} request */
function isDocumentRequest({ method, headers }) {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/**
 * Rewrites `Origin`: the BFF rejects mutations from any origin but its own.
 * @param {string} port
 */
function withRunningOrigin(port) {
  /** @param {import('node:http').ClientRequest} request */
  return (request) => {
    if (request.getHeader('origin')) request.setHeader('origin', `http://localhost:${port}`);
  };
}

module.exports = { createDevServer };
