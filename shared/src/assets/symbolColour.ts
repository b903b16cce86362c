const palette = [
  '#2b7fc2',
  '#8b5ce6',
  '#c05f12',
  '#16835f',
  '#c23d72',
  '#0f7f97',
  '#5661d6',
  '#8a6d0b',
  '#a0469c',
  '#4a7a1d',
];

/** A stable colour for a name: the same letters give the same colour on every device. White text reaches 4:1 on each. */
export function symbolColour(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return palette[hash % palette.length] ?? '#2b7fc2';
}
