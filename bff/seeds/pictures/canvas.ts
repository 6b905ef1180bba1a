import { fillDefinitions } from './fills.ts';
import { box, disc, oval, scaled, type Art } from './shapes.ts';
import { type Colour, type Colourway, darker, lighter } from './palette.ts';

type Setting = 'table' | 'wall' | 'above';

export interface Drawing {
  readonly setting: Setting;
  readonly draw: (colours: Colourway) => readonly Art[];
}

/** An object standing on a surface; its feet are at y = 600. */
export const onTable = (draw: Drawing['draw']): Drawing => ({ setting: 'table', draw });
/** An object hanging, seen straight on. */
export const onWall = (draw: Drawing['draw']): Drawing => ({ setting: 'wall', draw });
/** An object lying down, seen from above. */
export const fromAbove = (draw: Drawing['draw']): Drawing => ({ setting: 'above', draw });

/** The soft shadow where an object meets the table. */
export const contact = (cx: number, rx: number, y = 600): Art =>
  oval(cx + rx * 0.08, y, rx * 1.22, Math.max(16, rx * 0.15), 'url(#contact)');

const fixedDefinitions: Record<'contact' | 'lift', string> = {
  contact:
    '<radialGradient id="contact"><stop offset=".35" stop-color="#38202f" stop-opacity=".34"/>' +
    '<stop offset="1" stop-color="#38202f" stop-opacity="0"/></radialGradient>',
  lift:
    '<filter id="lift" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="8" dy="14"' +
    ' stdDeviation="11" flood-color="#38202f" flood-opacity=".24"/></filter>',
};

const backdrops: Record<Setting, (tint: Colour) => Art> = {
  table: (tint) =>
    box(0, 0, 800, 800, tint) +
    disc(400, 372, 292, lighter(tint, 0.5)) +
    box(0, 556, 800, 244, darker(tint, 0.1)) +
    box(0, 556, 800, 8, darker(tint, 0.05)),
  wall: (tint) => box(0, 0, 800, 800, tint) + disc(400, 400, 318, lighter(tint, 0.5)),
  above: (tint) =>
    box(0, 0, 800, 800, darker(tint, 0.06)) + disc(400, 400, 330, lighter(tint, 0.35)),
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function paint(title: string, drawing: Drawing, colours: Colourway): string {
  const standing = drawing.setting === 'table';
  const object = drawing.draw(colours).join('');
  const art = standing ? scaled(1.08, 400, 600, object) : `<g filter="url(#lift)">${object}</g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" role="img">' +
    `<title>${escapeText(title)}</title>` +
    `<defs>${fixedDefinitions[standing ? 'contact' : 'lift']}${fillDefinitions(art)}</defs>` +
    `${backdrops[drawing.setting](colours.backdrop)}${art}</svg>\n`
  );
}
