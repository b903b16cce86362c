/**
 * A path without its last parameters, which then take their defaults or are reported missing: '/a/:b/:c' gives '/a/:b'
 * and '/a'.
 */
export function shorterForms(path: string): string[] {
  const shorter = path.replace(/\/:\w+$/u, '');
  return shorter === path ? [] : [shorter, ...shorterForms(shorter)];
}
