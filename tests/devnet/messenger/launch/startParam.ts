/** True for a valid `startapp`: A-Z a-z 0-9 _ - up to 512 characters. */
export function isStartAppParam(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,512}$/.test(text);
}
