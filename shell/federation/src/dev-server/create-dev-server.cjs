const { existsSync } = require('node:fs');
const { basename, join } = require('node:path');
const webpack = require('webpack');
const { default: WebpackDevServer } = require('webpack-dev-server');
const { proxyTo } = require('./proxy.cjs');

const shellFolder = join(__dirname, '../../..');

/**
 * Serves the shell and some remotes from their sources and passes every other request on to a running system, on one
 * origin. The shell is always among them: replacing components needs the development build of React, and the shell is
 * the part that provides React.
 * @param {{ folders: string[], target: string, port: number }} options
 */
function createDevServer({ folders, target, port }) {
  const builds = [...new Set([shellFolder, ...folders])];
  const locals = builds.map((folder) => {
    const pages = join(folder, 'src/pages.ts');
    return { project: basename(folder), ...(existsSync(pages) ? { pages } : {}) };
  });
  const compiler = webpack(builds.map((folder) => require(join(folder, 'webpack.config.cjs'))));
  if (!compiler) throw new Error('webpack made no compiler.');
  return new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      // Compression would hold back the event stream.
      compress: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: true } },
      devMiddleware: { index: false },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        keepReports,
        ...proxyTo({ target, locals }),
      ],
    },
    compiler,
  );
}

/**
 * Failures of a page under work must not count against the releases of the system behind.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} reply
 * @param {() => void} next
 */
function keepReports(request, reply, next) {
  if (request.url !== '/api/reports') return next();
  request.resume();
  reply.statusCode = 204;
  reply.end();
}

module.exports = { createDevServer };
