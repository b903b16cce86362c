import type { Slip } from '../protocol/secrets.ts';
import { documentSlips, keyboardSlips, type SlipUndone } from './slips.ts';

export interface Correction {
  readonly slips: readonly Slip[];
  readonly password: string;
}

/** Keys are derived for each of them: on a slow telephone these take two or three seconds. */
export const MOST_CORRECTIONS = 150;
const MOST_SLIPS_APART = 4;
/** Nobody types more, and trying is done with every letter. */
const LONGEST = 1_000;
/** A password may itself look like one with a label, with quotes around it, or have two blanks on end. */
const doubtful: readonly Slip[] = ['label', 'quoted', 'blanks'];

const all = [...documentSlips, ...keyboardSlips];

/** A correction with one more slip undone, in each way that changes something. */
function undone({ slips, password }: Correction, [slip, ways]: SlipUndone): Correction[] {
  if (slips.includes(slip)) return [];
  const changed = new Set(ways.map((undo) => undo(password)).filter((each) => each !== password));
  return [...changed].map((each) => ({ slips: [...slips, slip], password: each }));
}

/** All that documents may have done undone together, which singly would be one of a thousand sets. */
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
 * What may have been meant, the likeliest first: each slip undone, all of documents together with each of keyboards, then two to four of
 * any. No more than MOST_CORRECTIONS, never the text itself, none twice.
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
  // The map grows while it is gone through: what has fewer slips is there first.
  for (const correction of found.values()) {
    if (found.size > MOST_CORRECTIONS) break;
    if (correction.slips.length < MOST_SLIPS_APART) add(all.flatMap((slip) => undone(correction, slip)));
  }
  found.delete(password);
  return [...found.values()];
}
