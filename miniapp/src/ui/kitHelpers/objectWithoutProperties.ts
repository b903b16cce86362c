/** Stands in for the kit's own way to leave members out (vite.config.ts). */
export function _(source: object | null, left: readonly string[]): object {
  const copy: Record<string, unknown> = { ...source };
  for (const name of left) delete copy[name];
  return copy;
}
