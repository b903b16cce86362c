import { printed, printedJson } from '../printed.ts';
import { type Finding, isFault, parts, verdicts } from './finding.ts';

/** The number of rows per verdict. */
const countsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(
    verdicts.map((verdict) => [verdict, findings.filter((each) => each.verdict === verdict).length]),
  );

/** The closing sentence. */
function closing(findings: readonly Finding[]): string {
  const faults = findings.filter(isFault).length;
  if (faults > 0) return `${faults} of ${findings.length} checks need attention: see the advice under each.`;
  const slow = findings.filter(({ verdict }) => verdict === 'slow').length;
  return slow > 0 ? `Ready to serve. Slow: ${slow}.` : 'All checks passed.';
}

/** The table for people: a row per check, with its remedy below unless it is right. */
export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = parts.flatMap((part) => {
    const rows = findings.filter((each) => each.part === part);
    return rows.length === 0 ? [] : ['', part, ...rows.flatMap((row) => linesOf(row, width))];
  });
  return [...lines, '', closing(findings), ''].map(printed).join('\n');
}

function linesOf({ name, verdict, seen, advice, isWanted }: Finding, width: number): string[] {
  const word = isWanted ? 'off' : verdict;
  const line = `  ${word.padEnd(8)} ${name.padEnd(width)}  ${seen}`;
  return advice === '' || isWanted ? [line] : [line, `${' '.repeat(13 + width)}→ ${advice}`];
}

/** The same as JSON. */
export function jsonOf(findings: readonly Finding[], about: { version: string; at: number }): string {
  const { version, at } = about;
  const isWell = !findings.some(isFault);
  const report = { version, at: new Date(at).toISOString(), isWell, counts: countsOf(findings), findings };
  return `${printedJson(JSON.stringify(report, null, 2))}\n`;
}
