import type { Slip } from '../protocol/secrets.ts';
import { documentSlips, keyboardSlips, type SlipUndone } from './slips.ts';

export interface Correction {
  readonly slips: readonly Slip[];
  readonly password: string;
}

/** Each correction derives keys: 150 take two or three seconds on a slow phone. */
export const MOST_CORRECTIONS = 150;
const MOST_SLIPS_APART = 4;
/** A longer text is no password, and each try walks every letter. */
const LONGEST = 1_000;
/** A password may itself look as if it had a label, quotes around it, or two consecutive blanks. */
const doubtful: readonly Slip[] = ['label', 'quoted', 'blanks'];

const all = [...documentSlips, ...keyboardSlips];

/** A correction with one more slip undone, in each way that changes something. */
function undone({ slips, password }: Correction, [slip, ways]: SlipUndone): Correction[] {
  if (slips.includes(slip)) return [];
  const changed = new Set(ways.map((undo) => undo(password)).filter((each) => each !== password));
  return [...changed].map((each) => ({ slips: [...slips, slip], password: each }));
}

/** All possible document slips undone together; separately they would be one of a thousand sets. */
function allOfDocuments(typed: Correction): Correction[] {
  return documentSlips.reduce<Correction[]>(
    (texts, each) =>
      texts.flatMap((text) => {
        const changed = undone(text, each);
        return changed.length === 0 || doubtful.includes(each[0]) ? [...changed, text] : changed;
      }),
    [typed],
  );
}

/**
 * Possible intended texts, the likeliest first: each slip undone, all document slips together with each keyboard slip,
 * then two to four of any. At most MOST_CORRECTIONS, without duplicates and without the text itself.
 */
export function correctionsOf(password: string): Correction[] {
  if (password.length > LONGEST) return [];
  const typed: Correction = { slips: [], password };
  const found = new Map<string, Correction>([[password, typed]]);
  const add = (corrections: readonly Correction[]) => {
    for (const each of corrections)
      if (each.password !== '' && !found.has(each.password) && found.size <= MOST_CORRECTIONS)
        found.set(each.password, each);
  };
  add(all.flatMap((slip) => undone(typed, slip)));
  const together = allOfDocuments(typed);
  add(together);
  add(keyboardSlips.flatMap((slip) => together.flatMap((text) => undone(text, slip))));
  // The map grows during the loop: texts with fewer slips come first.
  for (const correction of found.values()) {
    if (found.size > MOST_CORRECTIONS) break;
    if (correction.slips.length < MOST_SLIPS_APART) add(all.flatMap((slip) => undone(correction, slip)));
  }
  found.delete(password);
  return [...found.values()];
}
