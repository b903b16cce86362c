/** The time of an answer's figures, by its own statement, milliseconds since 1970; undefined without one. */
export function dateIn(body: unknown): number | undefined {
  for (const part of Array.isArray(body) ? body.slice(0, 1) : [body]) {
    const { timestamp, time, published_at: publishedAt } = Object(part) as Record<string, unknown>;
    if (typeof timestamp === 'number') return timestamp * 1_000;
    const text = [time, publishedAt].find((each) => typeof each === 'string');
    const date = typeof text === 'string' ? Date.parse(inUtc(text)) : Number.NaN;
    if (Number.isFinite(date)) return date;
  }
  return undefined;
}

/** The chain's times are UTC without a zone letter. */
const inUtc = (text: string): string => (/[zZ]|[+-]\d\d:\d\d$/u.test(text) ? text : `${text}Z`);

const steps = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** An age for the table, rounded down: "3 h old". */
export function ageText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [size, unit] = steps.find(([size]) => seconds >= size) ?? [1, 's'];
  return `${Math.floor(seconds / size)} ${unit} old`;
}
