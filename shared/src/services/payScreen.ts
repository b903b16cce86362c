import * as v from 'valibot';
import { AppError } from '../errors/appError.ts';
import { type AskedPayment, askedPaymentSchema } from './paymentRequests.ts';
import type { PayScreen } from './startRoutes.ts';

/**
 * The length that every client of the messenger allows (messenger.md, 'Launch data'), without the two hyphens before a
 * screen.
 */
const longest = 64 - '--'.length;
const between = '|';

/**
 * The token of a whole request: its parts, from the recipient on, in UTF-8 and base64url. Undefined when it exceeds the
 * messenger's limit, or would read as another start parameter.
 */
export function writePayScreen({ to, asset, amount, memo }: AskedPayment): PayScreen | undefined {
  const parts = [to, asset, amount, memo];
  // Trailing empty parts are dropped; a message may end with its own bar.
  const text = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(between);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const token = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const screen: PayScreen = `pay-${token}`;
  return screen.length > longest || screen.includes('--') ? undefined : screen;
}

/** Reads the text after `pay-` and checks every part. @throws AppError payment_link.malformed */
export function readPayToken(token: string): AskedPayment {
  try {
    const bytes = Uint8Array.from(
      atob(token.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    );
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [to = '', asset = '', amount = '', ...rest] = text.split(between);
    return v.parse(askedPaymentSchema, { to, asset, amount, memo: rest.join(between) });
  } catch (cause) {
    throw new AppError('payment_link.malformed', {}, cause);
  }
}
