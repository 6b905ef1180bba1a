import type { Page } from '@playwright/test';
import type { TokenNormalized } from '@terrazzo/parser';

const PIXELS_OF_REM = 16;

/** The properties by whose computed values a browser shows a token; the others are compared as numbers. */
const PROPERTIES: Readonly<Record<string, string>> = {
  color: 'background-color',
  dimension: 'width',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  shadow: 'box-shadow',
};

export async function tokenDisagreements(
  page: Page,
  tokens: Readonly<Record<string, TokenNormalized>>,
): Promise<string[]> {
  const questions = Object.values(tokens).map(({ id, $type }) => ({
    name: customProperty(id),
    property: PROPERTIES[$type],
  }));
  const shown = await page.evaluate(computedValues, questions);
  return Object.values(tokens).flatMap((token, index) =>
    expectedValue(token) === shown[index] ? [] : [`${token.id}: ${shown[index]}`],
  );
}

export const customProperty = (id: string) => `--gr-${id.replace('.', '-')}`;

function computedValues(
  questions: ReadonlyArray<{ name: string; property: string | undefined }>,
): string[] {
  return questions.map(({ name, property }) => {
    const probe = document.body.appendChild(document.createElement('div'));
    const computed = getComputedStyle(probe);
    if (property === undefined) return String(parseFloat(computed.getPropertyValue(name)));
    probe.style.setProperty(property, `var(${name})`);
    return computed.getPropertyValue(property).replaceAll('"', '');
  });
}

type Color = Extract<TokenNormalized, { $type: 'color' }>['$value'];
type Dimension = Extract<TokenNormalized, { $type: 'dimension' }>['$value'];

function expectedValue(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return colorText(token.$value);
    case 'dimension':
      return pixelText(token.$value);
    case 'duration':
      return `${token.$value.value / (token.$value.unit === 'ms' ? 1000 : 1)}s`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.join(', ');
    case 'shadow':
      return token.$value
        .map(({ color, offsetX, offsetY, blur, spread }) =>
          [colorText(color), ...[offsetX, offsetY, blur, spread].map(pixelText)].join(' '),
        )
        .join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.$value);
    default:
      throw new Error(`No browser shows a token of type ${token.$type}.`);
  }
}

function colorText({ components, alpha = 1 }: Color): string {
  const channels = components.map((component) => Math.round(Number(component) * 255)).join(', ');
  return alpha === 1 ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`;
}

const pixelText = ({ value, unit }: Dimension) =>
  `${unit === 'rem' ? value * PIXELS_OF_REM : value}px`;
