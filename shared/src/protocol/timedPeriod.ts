/** A duration as hours and minutes, `24:00`; seconds beyond whole minutes are dropped (see isWholeMinutes). */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** True for a duration that hours and minutes express exactly: no other is signed. */
export const isWholeMinutes = (seconds: number): boolean => seconds > 0 && seconds % 60 === 0;
