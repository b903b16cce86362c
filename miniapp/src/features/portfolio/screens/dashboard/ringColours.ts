/** Colours of the ring's parts, largest first, told apart in both themes and by those who see few colours. */
export const ringColours: readonly string[] = [
  '#2f7cf6',
  '#f2a93b',
  '#17a673',
  '#a45ee5',
  '#e2556f',
  '#28b2c7',
];
