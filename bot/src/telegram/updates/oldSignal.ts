import type { Bot } from 'grammy';

/** The type of the polyfill for signals that the bot's library has. */
export type OldSignal = NonNullable<Parameters<Bot['api']['getMe']>[0]>;

/** The library takes the platform's own signal, whatever its type says. */
export const asOldSignal = (signal: AbortSignal): OldSignal => signal as OldSignal;
