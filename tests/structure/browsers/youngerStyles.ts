import postcss, { type AnyNode, type AtRule, type Declaration } from 'postcss';
import { branch, compatOf, lackedBy } from './compat.ts';

/** Units of the window's current size, with their names in MDN. */
const units = {
  viewport_percentage_units_dynamic: /\d(?:dv[whib]|dvmin|dvmax)\b/u,
  viewport_percentage_units_small: /\d(?:sv[whib]|svmin|svmax)\b/u,
  viewport_percentage_units_large: /\d(?:lv[whib]|lvmin|lvmax)\b/u,
  cap: /\dcap\b/u,
  lh: /\dr?lh\b/u,
} as const;

/** A style sheet's uses that a browser of the floor lacks. Rules in @supports are conditional, and left out. */
export function youngerStyles(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, ...path: string[]) => {
    const compat = compatOf(path);
    const browsers = compat === undefined ? [] : lackedBy(compat);
    if (browsers.length > 0) found.set(name, browsers.join(', '));
  };
  postcss.parse(css).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'decl') noteDeclaration(node, note);
    if (node.type === 'atrule') noteAtRule(node, note);
    if (node.type === 'rule') {
      for (const [, colons = '', name = ''] of node.selector.matchAll(/(::?)([a-z][a-z-]*)/gu))
        note(`${colons}${name}`, 'css', 'selectors', name);
      if (node.parent?.type === 'rule') note('nesting', 'css', 'selectors', 'nesting');
    }
  });
  return found;
}

type Note = (name: string, ...path: string[]) => void;

function isAskedFor(node: AnyNode): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent as typeof at)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  return false;
}

/**
 * The property or, if it exists, its keywords; and the functions and units. A prefixed twin in the same rule replaces
 * the plain one.
 */
function noteDeclaration({ prop, value, parent }: Declaration, note: Note): void {
  noteValue(value, note);
  const hasTwin = parent?.some(
    (other) => other.type === 'decl' && new RegExp(`^-(?:webkit|moz)-${prop}$`, 'u').test(other.prop),
  );
  const compat = compatOf(['css', 'properties', prop]);
  // A prefixed name belongs to one engine by its nature.
  if (hasTwin === true || compat === undefined || prop.startsWith('-')) return;
  if (lackedBy(compat).length > 0) {
    note(prop, 'css', 'properties', prop);
    return;
  }
  for (const [word] of value.replace(/var\([^)]*\)/gu, '').matchAll(/[a-z][a-z-]+/gu))
    note(`${prop}: ${word}`, 'css', 'properties', prop, word);
}

function noteValue(value: string, note: Note): void {
  for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/gu))
    for (const [type] of branch(['css', 'types'])) {
      if (type === name) note(`${name}()`, 'css', 'types', name);
      note(`${name}()`, 'css', 'types', type, name);
    }
  for (const [name, unit] of Object.entries(units))
    if (unit.test(value)) note(unit.exec(value)?.[0].slice(1) ?? name, 'css', 'types', 'length', name);
}

function noteAtRule({ name, params }: AtRule, note: Note): void {
  note(`@${name}`, 'css', 'at-rules', name);
  if (name === 'media' && /[<>]/u.test(params))
    note('media ranges', 'css', 'at-rules', 'media', 'range_syntax');
  for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)\b/gu))
    note(`(${feature})`, 'css', 'at-rules', name, feature);
}
