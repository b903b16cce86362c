/** Of the page itself, by theme, apart: the prelude needs no other. */
export const pageColours = { dark: '#0d1520', light: '#eef1f5' } as const;
