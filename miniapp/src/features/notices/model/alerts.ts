import { alertPaths, type PriceAlert } from '@xbts/shared/services/alerts.ts';
import { askBot } from '../../../platform/server/askBot.ts';
import { askToWrite, takeChallenge } from './subscription.ts';

/** What an alert waits for; the level as it was typed. */
export type AlertRule = Pick<PriceAlert, 'kind' | 'level' | 'repeats'>;
type Alerts = readonly PriceAlert[];

/** The user's alerts. @throws AppError launch.*, service.* */
export const readAlerts = async (): Promise<Alerts> => (await askBot(alertPaths.state, {})).alerts;

/** Sets an alert, from the price of now on. @throws AppError alert.*, launch.*, service.* */
export async function addAlert(subject: string, rule: AlertRule): Promise<Alerts> {
  await askToWrite();
  const { nonce } = await takeChallenge();
  return (await askBot(alertPaths.add, { body: { nonce, subject, ...rule } })).alerts;
}

/** Gives an alert another rule, from the price of now on. @throws AppError alert.*, launch.*, service.* */
export async function changeAlert(id: string, rule: AlertRule): Promise<Alerts> {
  const { nonce } = await takeChallenge();
  return (await askBot(alertPaths.change, { body: { nonce, id, ...rule } })).alerts;
}

/** Mutes an alert, has it told once more, or removes it. @throws AppError launch.*, service.* */
export async function actOnAlert(id: string, act: 'mute' | 'again' | 'remove'): Promise<Alerts> {
  const { nonce } = await takeChallenge();
  return (await askBot(alertPaths.act, { body: { nonce, id, act } })).alerts;
}
