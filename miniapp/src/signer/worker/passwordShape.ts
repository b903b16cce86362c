import { hasCode } from '@xbts/shared/errors/appError.ts';
import { type PrivateKey, privateKeyFromWif, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import { GENERATED_LENGTH } from '../protocol/paper.ts';
import type { ShapeClue } from '../protocol/secrets.ts';
import { overwrite } from './overwrite.ts';

const WIF_LENGTH = 51;
const LOOKS_GENERATED = /^P5[\dA-Za-z]{30,}$/u;
const LOOKS_LIKE_WIF = /^5[HJK][\dA-Za-z]{40,}$/u;

const KEY_WITHIN = /(?:^|[^\dA-Za-z])(P?5[HJK][\dA-Za-z]{49})(?![\dA-Za-z])/u;

/**
 * A private key's text without a copy's white space and invisible characters, around it or inside, and without a label
 * or quotes around it.
 */
export function keyText(typed: string): string {
  const text = typed.replace(/[\s\p{Cf}]/gu, '');
  return KEY_WITHIN.exec(text)?.[1] ?? text;
}

/** True for the form of this app's passwords, mistyped or not. */
export const looksGenerated = (text: string): boolean => LOOKS_GENERATED.test(text.trim());

/** True for a private key's text with a correct checksum. */
export function isWif(text: string): boolean {
  try {
    overwrite(privateKeyFromWif(text));
    return true;
  } catch (error) {
    if (hasCode(error, 'key.malformed_wif')) return false;
    throw error;
  }
}

/** True for 32 bytes that are a private key. */
export function isPrivateKey(bytes: PrivateKey): boolean {
  return isWif(wifFromPrivateKey(bytes));
}

/**
 * A generated password without the separators of a copy or of the paper's groups of four: its checksum proves the
 * intent. Any other password stays unchanged.
 */
export function passwordText(typed: string): string {
  const text = keyText(typed);
  return text.length === GENERATED_LENGTH && text.startsWith('P') && isWif(text.slice(1)) ? text : typed;
}

/** Visible oddities of a password. */
export function shapeClues(password: string): ShapeClue[] {
  const clues: ShapeClue[] = [];
  const text = password.trim();
  if (/\s/u.test(password)) clues.push({ kind: 'spaces' });
  if (/\p{Script=Cyrillic}/u.test(password)) clues.push({ kind: 'cyrillic' });
  if (/^BTS[1-9A-HJ-NP-Za-km-z]{40,}$/u.test(text)) clues.push({ kind: 'public_key' });
  else if (LOOKS_LIKE_WIF.test(text)) clues.push({ kind: isWif(text) ? 'private_key' : 'mistyped' });
  else if (looksGenerated(text)) clues.push(...generatedClues(text));
  return clues;
}

/** A generated password has a checksum: a mistyped letter shows without a query. */
function generatedClues(text: string): ShapeClue[] {
  if (text.length !== GENERATED_LENGTH) return [{ kind: 'length', length: text.length }];
  return isWif(text.slice(-WIF_LENGTH)) ? [] : [{ kind: 'mistyped' }];
}
