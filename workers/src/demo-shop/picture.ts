import { html, type Html } from '../markup/html.ts';
import type { DemoProduct } from './catalogue.ts';

/** A drawn stand-in for a photograph. */
export function picture({ name, colours }: DemoProduct): Html {
  const [ground, shape, accent] = colours;
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 600 600"
    width="600"
    height="600"
    role="img"
    aria-label="${name}"
  >
    <rect width="600" height="600" fill="${ground}" />
    <ellipse cx="300" cy="470" rx="190" ry="26" fill="${accent}" opacity="0.18" />
    <path d="M170 300 q130 -40 260 0 q-10 150 -90 165 h-80 q-80 -15 -90 -165 z" fill="${shape}" />
    <path d="M170 300 q130 50 260 0 q-130 -40 -260 0 z" fill="${accent}" />
    <circle cx="300" cy="205" r="34" fill="${accent}" opacity="0.55" />
  </svg>`;
}
