import { writePayScreen } from '@xbts/shared/services/payScreen.ts';
import type { StartScreen } from '@xbts/shared/services/startRoutes.ts';

/** A way that the app is opened first. */
export interface Opening {
  readonly name: string;
  /** The screen that a start parameter names; undefined: what the bot's button opens. */
  readonly screen?: StartScreen | undefined;
  /** What its main content says, and nothing before it. */
  readonly mark: string;
  /** The same in the messenger, where that differs: a device without accounts is welcomed there. */
  readonly messengerMark?: string;
  /** Whether an account is saved for viewing only; a visitor opens the others. */
  readonly isSaved?: true;
}

const payment = writePayScreen({ to: 'bob-holder2', asset: 'BTS', amount: '5', memo: '' });

/** The eight first openings that count (figures.md). */
export const openings: readonly Opening[] = [
  { name: 'visitor', mark: '24h volume', messengerMark: 'Log in' },
  { name: 'wallet', screen: 'wallet', mark: 'XBTSX', isSaved: true },
  { name: 'pools', screen: 'pools', mark: 'APY 0' },
  { name: 'pool', screen: 'pool-0', mark: '1 BTS = ' },
  { name: 'smartholder', screen: 'smartholder', mark: 'Share in the exchange' },
  { name: 'swap', screen: 'swap', mark: 'Minimum received' },
  { name: 'market', screen: 'market-XBTSX-STH_BTS', mark: 'Sell at' },
  { name: 'payment', screen: payment, mark: 'bob-holder2 · 1.2.', isSaved: true },
];

/** A link to a payment, opened by somebody who has to log in first. */
export const paymentOfVisitor: Opening = { name: 'payment of a visitor', screen: payment, mark: 'Log in' };
