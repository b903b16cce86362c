/** Chain time text (`YYYY-MM-DDTHH:MM:SS`, UTC) as whole seconds since 1970. */
export function secondsOf(time: string): number {
  return Date.parse(`${time}Z`) / 1000;
}
