import { writePayScreen } from '@xbts/shared/services/payScreen.ts';
import type { StartScreen } from '@xbts/shared/services/startRoutes.ts';

/** A way of opening the app. */
export interface Opening {
  readonly name: string;
  /** The screen of a start parameter; undefined: the target of the bot's button. */
  readonly screen?: StartScreen | undefined;
  /** A text of its main content that appears nowhere earlier. */
  readonly mark: string;
  /** The same in the messenger, if different: a device without accounts shows the welcome there. */
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

/** A link to a payment, opened by a user who must log in first. */
export const paymentOfVisitor: Opening = { name: 'payment of a visitor', screen: payment, mark: 'Log in' };
