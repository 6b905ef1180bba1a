import { drawPicture } from './draw-picture.ts';
import type { PictureContent } from './picture-content.ts';

export const drawInThread = (content: PictureContent): Promise<Uint8Array> => drawPicture(content);
