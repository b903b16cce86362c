/** A wait of an opening: milliseconds from the navigation on. */
export interface Bar {
  readonly kind: 'page' | 'code' | 'style' | 'data' | 'node';
  /** The purpose of the request. */
  readonly reason: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The requests of an opening, and the time of its picture. */
export interface Waterfall {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** When the balances were painted, milliseconds from the navigation on. */
  readonly shownMs: number;
}

const WIDTH = 960;
const LEFT = 380;
const ROW = 18;
const TOP = 56;
const colours: Readonly<Record<Bar['kind'], string>> = {
  page: '#6b7280',
  code: '#d97706',
  style: '#7c3aed',
  data: '#059669',
  node: '#2563eb',
};
const names: Readonly<Record<Bar['kind'], string>> = {
  page: 'page',
  code: 'code',
  style: 'style',
  data: 'our server',
  node: 'chain node',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The opening as an SVG picture that is legible on light and dark pages: one row per bar, ordered by start. */
export function waterfallPicture({ title, bars, shownMs }: Waterfall): string {
  const rows = [...bars].sort((a, b) => a.startMs - b.startMs);
  const lastMs = Math.max(shownMs, ...rows.map(({ endMs }) => endMs)) * 1.04;
  const height = TOP + rows.length * ROW + 16;
  const xOf = (ms: number) => Math.round(LEFT + (ms / lastMs) * (WIDTH - LEFT - 60));
  const stepMs = [50, 100, 250, 500, 1_000, 2_500].find((step) => lastMs / step <= 9) ?? 5_000;
  const marks = Array.from({ length: Math.floor(lastMs / stepMs) + 1 }, (_, index) => index * stepMs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-labelledby="title">
<title id="title">${escaped(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="12" y="20" font-size="14" font-weight="600">${escaped(title)}</text>
${legend()}
${marks.map((ms) => gridLine(xOf(ms), `${ms} ms`, height)).join('\n')}
${rows.map((bar, index) => rowOf(bar, TOP + index * ROW, xOf)).join('\n')}
<line x1="${xOf(shownMs)}" y1="${TOP - 6}" x2="${xOf(shownMs)}" y2="${height - 8}" stroke="#dc2626" stroke-width="1.5"/>
<text x="${xOf(shownMs) - 4}" y="${height - 8}" text-anchor="end" fill="#dc2626">balances painted: ${Math.round(shownMs)} ms</text>
</svg>
`;
}

const legend = () =>
  Object.entries(colours)
    .map(
      ([kind, colour], index) =>
        `<rect x="${12 + index * 100}" y="30" width="10" height="10" fill="${colour}"/><text x="${26 + index * 100}" y="39">${names[kind as Bar['kind']]}</text>`,
    )
    .join('\n');

const gridLine = (x: number, text: string, height: number) =>
  `<line x1="${x}" y1="${TOP - 6}" x2="${x}" y2="${height - 8}" stroke="#e5e7eb"/><text x="${x + 3}" y="${TOP - 8}" fill="#6b7280" font-size="10">${text}</text>`;

function rowOf({ kind, reason, startMs, endMs }: Bar, y: number, xOf: (ms: number) => number): string {
  const width = Math.max(2, xOf(endMs) - xOf(startMs));
  const took = `${Math.round(endMs - startMs)}`;
  return `<text x="12" y="${y + 12}">${escaped(reason)}</text><rect x="${xOf(startMs)}" y="${y + 3}" width="${width}" height="${ROW - 6}" rx="2" fill="${colours[kind]}"/><text x="${xOf(startMs) + width + 3}" y="${y + 12}" fill="#6b7280" font-size="10">${took}</text>`;
}
