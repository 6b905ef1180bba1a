/** The pixels of a cover: hosts cut their photo to this shape. Guests load no schemas with it. */
export const coverSize = { width: 1280, height: 512 } as const;
