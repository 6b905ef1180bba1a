import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const comment = /\/\*.*?\*\//gs;
const declaration = /(?<=[{;]\s*)([a-z-]+)\s*:\s*([^{};]+)/g;
const physicalName = /^(?:(?:margin|padding|border|scroll-\w+)-)?(?:left|right)(?:-|$)/;
const physicalValue = /^(?:left|right)$/;
const sideOf = new Set(['float', 'clear', 'text-align']);
const fourSides =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
const words = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/** Base UI measures it from the left side in both directions. */
const MEASURED = 'var(--active-tab-left)';

function isPhysical(name: string, value: string): boolean {
  if (value === MEASURED) return false;
  if (physicalName.test(name)) return true;
  if (sideOf.has(name)) return physicalValue.test(value);
  const [, right, , left] = value.match(words) ?? [];
  return fourSides.test(name) && left !== undefined && left !== right;
}

const physicalSides = (sheet: string): string[] =>
  [...sheet.replace(comment, '').matchAll(declaration)].flatMap(([, name = '', text = '']) => {
    const value = text.trim().replaceAll(/\s+/g, ' ');
    return isPhysical(name, value) ? [`${name}: ${value}`] : [];
  });

/** The declarations that stay on their side when text runs from right to left, as `file: declaration`. */
export const findPhysicalSides = (root: string): string[] =>
  globSync('{shell,mfe-*,design-system}/src/**/*.css', { cwd: root }).flatMap((file) =>
    physicalSides(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
  );
