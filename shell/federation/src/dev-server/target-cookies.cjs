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

module.exports = { fromTarget, toTarget };
