import type { Drawing } from '../canvas.ts';
import * as appliances from './appliances.ts';
import * as babyCare from './baby-care.ts';
import * as balcony from './balcony.ts';
import * as cookware from './cookware.ts';
import * as decor from './decor.ts';
import * as games from './games.ts';
import * as garden from './garden.ts';
import * as keepsakes from './keepsakes.ts';
import * as linen from './linen.ts';
import * as luggage from './luggage.ts';
import * as nursery from './nursery.ts';
import * as plants from './plants.ts';
import * as puja from './puja.ts';
import * as serveware from './serveware.ts';
import * as stationery from './stationery.ts';
import * as toys from './toys.ts';
import * as travel from './travel.ts';
import * as wellness from './wellness.ts';

export const drawings = {
  ...appliances,
  ...babyCare,
  ...balcony,
  ...cookware,
  ...decor,
  ...games,
  ...garden,
  ...keepsakes,
  ...linen,
  ...luggage,
  ...nursery,
  ...plants,
  ...puja,
  ...serveware,
  ...stationery,
  ...toys,
  ...travel,
  ...wellness,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
