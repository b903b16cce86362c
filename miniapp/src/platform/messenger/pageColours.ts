/** The page's background by theme, separate because the prelude needs no other colour. */
export const pageColours = { dark: '#0d1520', light: '#eef1f5' } as const;
