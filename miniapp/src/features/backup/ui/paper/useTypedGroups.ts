import { type MutableRefObject, useRef, useState } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { GENERATED_LENGTH, type PasswordPart } from '../../../../signer/protocol/paper.ts';
import { GROUP_SIZE, twoGroups } from './groupsOf.ts';

/** Two groups of a new password that the user retypes from the paper. */
export interface TypedGroups {
  readonly groups: readonly {
    readonly number: number;
    readonly input: MutableRefObject<SecretInput | null>;
  }[];
  /** Returns the typed groups with their positions and empties the fields. */
  take(): PasswordPart[];
  /** Asks for two others, as after a mistake. */
  redraw(): void;
}

const draw = () => twoGroups(GENERATED_LENGTH / GROUP_SIZE, Math.random);

/** Picks the groups; the choice is no secret, so any randomness will do. */
export function useTypedGroups(): TypedGroups {
  const [[first, second], setNumbers] = useState(draw);
  const one = useRef<SecretInput | null>(null);
  const other = useRef<SecretInput | null>(null);
  const groups = [
    { number: first, input: one },
    { number: second, input: other },
  ];
  return {
    groups,
    take: () =>
      groups.map(({ number, input }) => ({
        start: (number - 1) * GROUP_SIZE,
        text: input.current?.take().trim() ?? '',
      })),
    redraw: () => setNumbers(draw),
  };
}
