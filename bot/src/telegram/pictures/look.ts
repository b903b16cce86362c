/** A picture's size in pixels: twice the size in a chat on most phones. */
export const size = { width: 1200, height: 675 } as const;

/** Margin between the picture's edges and its content. */
export const margin = 56;

/** The dark colours of the mini app. */
export const palette = {
  page: '#0d1520',
  pill: '#1b2937',
  line: '#22303f',
  text: '#f3f6fa',
  hint: '#8fa1b5',
  accent: '#2fc3b1',
  gain: '#42c584',
  loss: '#f0616d',
} as const;

/** The colour of a change in percent; neutral when it rounds to zero or is unknown. */
export function changeColour(percent: number | null): string {
  const hundredths = Math.round((percent ?? 0) * 100);
  if (hundredths === 0) return palette.accent;
  return hundredths > 0 ? palette.gain : palette.loss;
}

/** A six-digit colour with an opacity from 0 to 1. */
export const faded = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
