import { minimumPaths, type PaymentMinimum } from '@xbts/shared/services/minimums.ts';
import { askBot } from '../../../platform/server/askBot.ts';
import { takeChallenge } from './subscription.ts';

/** From which sum on the bot tells of payments. @throws AppError launch.*, service.* */
export const readMinimums = async (): Promise<readonly PaymentMinimum[]> =>
  (await askBot(minimumPaths.state, {})).minimums;

/** Sets the least of an asset that is told; an amount of '0' takes it away. @throws AppError alert.unknown_subject, amount.*, launch.*, service.* */
export async function setMinimum({ symbol, amount }: PaymentMinimum): Promise<readonly PaymentMinimum[]> {
  const { nonce } = await takeChallenge();
  return (await askBot(minimumPaths.set, { body: { nonce, symbol, amount } })).minimums;
}
