/**
 * A table as CSV (RFC 4180). An apostrophe precedes a field that a spreadsheet would treat as a formula; plain numbers
 * stay.
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((fields) => `${fields.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/u.test(text);
  const safe = !isNumber && /^\s*[=+\-@]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
