export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes, then 30, 10 and 0 seconds, because a live region reads each change. */
export function announcedSeconds(seconds: number): number {
  if (seconds === 0) return 0;
  if (seconds <= 10) return 10;
  if (seconds <= 30) return 30;
  return Math.ceil(seconds / 60) * 60;
}

export function announceInEnglish(seconds: number): string {
  if (seconds === 0) return 'Time is up';
  if (seconds < 60) return `${seconds} seconds left`;
  return seconds === 60 ? '1 minute left' : `${seconds / 60} minutes left`;
}
