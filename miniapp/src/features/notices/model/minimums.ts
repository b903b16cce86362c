import { minimumPaths, type PaymentMinimum } from '@xbts/shared/services/minimums.ts';
import { askBot } from '../../../platform/server/askBot.ts';
import { takeChallenge } from './subscription.ts';

/** The minimum sums of the bot's payment notices. @throws AppError launch.*, service.* */
export const readMinimums = async (): Promise<readonly PaymentMinimum[]> =>
  (await askBot(minimumPaths.state, {})).minimums;

/**
 * Sets an asset's minimum; an amount of '0' removes it. @throws AppError alert.unknown_subject, amount.*, launch.*,
 * service.*
 */
export async function setMinimum({ symbol, amount }: PaymentMinimum): Promise<readonly PaymentMinimum[]> {
  const { nonce } = await takeChallenge();
  return (await askBot(minimumPaths.set, { body: { nonce, symbol, amount } })).minimums;
}
