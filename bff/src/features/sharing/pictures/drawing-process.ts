import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import type { Drawing } from './picture-content.ts';
import { qrCodePng, qrCodeSvg } from './qr-code.ts';

type DrawingReply = { readonly picture: Uint8Array } | { readonly error: string };

// Requests come before pictures, on a machine with one core too.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);

async function draw(drawing: Drawing): Promise<Uint8Array> {
  if (drawing.shape !== 'qr-code') return drawPicture(drawing);
  const { format, link } = drawing;
  return format === 'png' ? qrCodePng(link) : Buffer.from(qrCodeSvg(link));
}

const answer = (reply: DrawingReply): void => void process.send?.(reply);

process.on('message', (drawing: Drawing) => {
  draw(drawing).then(
    (picture) => answer({ picture }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
