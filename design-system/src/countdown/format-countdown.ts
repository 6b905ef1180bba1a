export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The text for screen readers. It changes at whole minutes, 30 and 10 seconds, because a live region reads each change. */
export function spokenCountdown(seconds: number): string {
  if (seconds === 0) return 'Time is up';
  if (seconds <= 10) return '10 seconds left';
  if (seconds <= 30) return '30 seconds left';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
