import { priceAlertKinds } from '@xbts/shared/alerts/priceRule.ts';
import { alertLevel } from '@xbts/shared/services/alerts.ts';
import * as v from 'valibot';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { records } from '../../../../../platform/stored/records.ts';
import type { BackupPart } from '../../../../../signer/protocol/backups.ts';
import { type AlertRule, addAlert, readAlerts } from '../../../../notices/model/alerts.ts';

const VERSION = 0;
const alert = v.pipe(
  v.object({
    subject: v.pipe(v.string(), v.maxLength(64)),
    kind: v.picklist(priceAlertKinds),
    level: v.string(),
    repeats: v.boolean(),
  }),
  v.check(({ kind, level }) => v.is(alertLevel(kind), level)),
);
const state = v.object({ alerts: records(alert) });

type Definition = AlertRule & { readonly subject: string };

const keyOf = ({ subject, kind, level, repeats }: Definition) =>
  JSON.stringify([subject, kind, level, repeats]);

/** Null when the messenger does not identify the user: the bot stores alerts. @throws AppError launch.*, service.* */
export async function collectAlerts(): Promise<BackupPart | null> {
  if (!messenger.hasLaunchData) return null;
  const waiting = (await readAlerts()).filter(({ isWaiting }) => isWaiting);
  const alerts = waiting.map(({ subject, kind, level, repeats }) => ({ subject, kind, level, repeats }));
  return { version: VERSION, state: { alerts } };
}

/** The alerts of a backup; null for a newer app version's data. */
export function readAlertsPart(part: BackupPart): readonly Definition[] | null {
  const parsed = v.safeParse(state, part.state);
  if (part.version > VERSION) return null;
  return parsed.success ? parsed.output.alerts : [];
}

/** The alerts that the bot lacks. @throws AppError launch.*, service.* */
export async function missingAlerts(alerts: readonly Definition[]): Promise<readonly Definition[]> {
  const known = new Set((await readAlerts()).map(keyOf));
  return alerts.filter((each) => !known.has(keyOf(each)));
}

/** Sets alerts again, each starting at the present price. @throws AppError alert.*, launch.*, service.* */
export async function setAlerts(alerts: readonly Definition[]): Promise<void> {
  for (const { subject, ...rule } of alerts) await addAlert(subject, rule);
}
