const day = { dateStyle: 'medium' } as const;
const time = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** 'Nov 21, 2026', in the viewer's time zone unless another one is named. */
export const formatDay = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleDateString('en-US', { ...day, timeZone });

/** 'Nov 21, 2026, 9:05 AM', in the viewer's time zone unless another one is named. */
export const formatTime = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleString('en-US', { ...time, timeZone });
