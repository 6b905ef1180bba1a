import { drawPicture } from './draw-picture.ts';
import type { PictureContent } from './picture-content.ts';

/** The reply to one content. */
export type DrawingReply = { readonly picture: Uint8Array } | { readonly error: string };

const answer = (reply: DrawingReply): void => void process.send?.(reply);

process.on('message', (content: PictureContent) => {
  drawPicture(content).then(
    (picture) => answer({ picture }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
