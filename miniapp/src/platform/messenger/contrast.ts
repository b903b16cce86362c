type Channels = readonly [number, number, number];

function channelsOf(colour: string): Channels {
  const at = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance of '#rrggbb', 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** `share` of the second colour in the first, 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const from = channelsOf(colour);
  const to = channelsOf(other);
  const hex = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour moved towards `target` just enough to reach 4.5:1 on every background; unchanged when it does already. */
export function readable(colour: string, target: string, backgrounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.1) {
    const candidate = mix(colour, target, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= 4.5)) return candidate;
  }
  return target;
}
