import { alertPaths, type PriceAlert } from '@xbts/shared/services/alerts.ts';
import { askBot } from '../../../platform/server/askBot.ts';
import { askToWrite, takeChallenge } from './subscription.ts';

/** An alert's condition; the level as typed. */
export type AlertRule = Pick<PriceAlert, 'kind' | 'level' | 'repeats'>;
type Alerts = readonly PriceAlert[];

/** The user's alerts. @throws AppError launch.*, service.* */
export const readAlerts = async (): Promise<Alerts> => (await askBot(alertPaths.state, {})).alerts;

/** Sets an alert, starting at the present price. @throws AppError alert.*, launch.*, service.* */
export async function addAlert(subject: string, rule: AlertRule): Promise<Alerts> {
  await askToWrite();
  const { nonce } = await takeChallenge();
  return (await askBot(alertPaths.add, { body: { nonce, subject, ...rule } })).alerts;
}

/** Changes an alert's rule, starting at the present price. @throws AppError alert.*, launch.*, service.* */
export async function changeAlert(id: string, rule: AlertRule): Promise<Alerts> {
  const { nonce } = await takeChallenge();
  return (await askBot(alertPaths.change, { body: { nonce, id, ...rule } })).alerts;
}

/** Mutes, re-arms or removes an alert. @throws AppError launch.*, service.* */
export async function actOnAlert(id: string, act: 'mute' | 'again' | 'remove'): Promise<Alerts> {
  const { nonce } = await takeChallenge();
  return (await askBot(alertPaths.act, { body: { nonce, id, act } })).alerts;
}
