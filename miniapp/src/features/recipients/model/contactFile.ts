import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import { typedName } from './typedName.ts';

/** A file of more bytes, or with more contacts, is not read. */
export const MOST_BYTES = 65_536;
export const MOST_CONTACTS = 500;
export const LONGEST_LABEL = 64;

/** A line of a file of contacts. */
export interface ContactLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly name: string;
  /** '' for none. */
  readonly label: string;
}

/** Why a line is no contact. */
export type LineFault = 'quote' | 'name' | 'label' | 'twice' | 'unknown' | 'scam';

export interface FaultyLine {
  readonly line: number;
  readonly fault: LineFault;
}

export interface ContactFile {
  readonly contacts: readonly ContactLine[];
  readonly faults: readonly FaultyLine[];
  /** The lines after the most contacts were left out. */
  readonly isCut: boolean;
}

/** What separates the fields: a comma, or what spreadsheets write where the comma is a decimal mark. A name has none of them. */
const separatorOf = (text: string): string => /[,;\t]/u.exec(text)?.[0] ?? ',';

/** The fields of a line of CSV (RFC 4180), without the spaces around them; null for a quote without its end. */
function fieldsOf(line: string, separator: string): string[] | null {
  const fields: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/u.exec(rest);
    const plain = rest.split(separator, 1)[0] ?? '';
    if (quoted === null && plain.trim().startsWith('"')) return null;
    const taken = quoted?.[0] ?? plain;
    fields.push(quoted === null ? plain.trim() : (quoted[1] ?? '').replaceAll('""', '"'));
    rest = rest.slice(taken.length);
    if (rest === '') return fields;
    if (!rest.startsWith(separator)) return null;
    rest = rest.slice(separator.length);
  }
}

/** Names of a first line that is a heading. */
const headings: ReadonlySet<string> = new Set(['name', 'account', 'имя', 'аккаунт', '名称', '账户']);

/** Reads the lines of a file: an account's name, and a note if the line has one. */
export function readContactFile(file: string): ContactFile {
  const text = file.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  const separator = separatorOf(text);
  const contacts: ContactLine[] = [];
  const faults: FaultyLine[] = [];
  const seen = new Set<string>();
  let isCut = false;
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    const fields = fieldsOf(content, separator);
    if (index === 0 && headings.has(fields?.[0]?.toLowerCase() ?? '')) continue;
    const read = readLine(fields, seen);
    const line = index + 1;
    if (typeof read === 'string') faults.push({ line, fault: read });
    else if (contacts.length >= MOST_CONTACTS) isCut = true;
    else {
      seen.add(read.name);
      contacts.push({ line, ...read });
    }
  }
  return { contacts, faults, isCut };
}

function readLine(
  fields: readonly string[] | null,
  seen: ReadonlySet<string>,
): Omit<ContactLine, 'line'> | LineFault {
  if (fields === null) return 'quote';
  const [typed = '', label = ''] = fields;
  const name = typedName(typed);
  if (!isValidAccountName(name)) return 'name';
  if (label.length > LONGEST_LABEL) return 'label';
  return seen.has(name) ? 'twice' : { name, label };
}
