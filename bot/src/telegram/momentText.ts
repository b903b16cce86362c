import { writtenMoment } from '@xbts/shared/figures/moments.ts';
import type { Language } from '@xbts/shared/figures/numbers.ts';

/** A moment near the present, in UTC, and saying so; milliseconds since 1970. */
export function momentText(at: number, language: Language): string {
  return `${writtenMoment(at, at, language)} UTC`;
}

/** The same with its year, for what may be far away. */
export function dateText(at: number, language: Language): string {
  return `${writtenMoment(at, null, language)} UTC`;
}
