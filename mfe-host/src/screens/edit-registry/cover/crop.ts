import { coverSize } from '@gift-registry/bff-contract';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  /** 1 shows as much as fits; 2 half of its width and height. */
  readonly zoom: number;
  /** 0 is the start of the photo, 1 its end. */
  readonly across: number;
  readonly down: number;
}

export const wholePhoto: Crop = { zoom: 1, across: 0.5, down: 0.5 };
export const maxZoom = 4;

interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

const ratio = coverSize.width / coverSize.height;

export function areaOf(photo: Size, { zoom, across, down }: Crop): Area {
  const width = Math.min(photo.width, photo.height * ratio) / zoom;
  const height = width / ratio;
  return {
    width,
    height,
    left: (photo.width - width) * across,
    top: (photo.height - height) * down,
  };
}

const withinPhoto = (value: number): number => Math.min(1, Math.max(0, value));

export function dragged(photo: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = areaOf(photo, crop);
  const moved = (from: number, pixels: number, room: number) =>
    room < 1 ? from : withinPhoto(from - pixels / room);
  return {
    ...crop,
    across: moved(crop.across, by.x * width, photo.width - width),
    down: moved(crop.down, by.y * height, photo.height - height),
  };
}
