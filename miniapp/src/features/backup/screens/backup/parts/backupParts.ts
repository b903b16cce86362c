import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import type { BackupPart, BackupParts } from '../../../../../signer/protocol/backups.ts';
import { collectAlerts, missingAlerts, readAlertsPart, setAlerts } from './alertsPart.ts';
import { type GroupName, groupNames, groups } from './groups.ts';
import { isSingly, type OfferedSingle, offerSingle } from './singles.ts';
import type { ReadPart } from './storePart.ts';

export type AnyGroup = GroupName | 'alerts';

/** A group of a backup in the selection. */
export interface OfferedGroup {
  readonly name: AnyGroup;
  readonly count: number;
  /** The number of its entries missing on this device. */
  readonly added: number;
  /** Names with different meanings here and in the backup. */
  readonly contradicted: readonly string[];
  /** Why it cannot be restored: a newer app wrote it, or the bot is unavailable here. */
  readonly hindrance: 'newer' | 'bot' | null;
  /** The new entries of an individually chosen group; empty for one chosen as a whole. */
  readonly singles: readonly OfferedSingle[];
  /** Restores a group chosen as a whole. @throws AppError for alerts those of setting one */
  restore(): Promise<void>;
}

const ALERTS = 'alerts';

/** This device's data for a backup; or the failure when the bot does not return its alerts. */
export async function collectParts(): Promise<{ parts: BackupParts; alertsFailure: AppError | null }> {
  const parts: Record<string, BackupPart> = {};
  for (const { name, collect } of groupNames.flatMap((group) => groups[group])) {
    const { version, state } = collect();
    parts[name] = { version, state: { ...parts[name]?.state, ...state } };
  }
  try {
    const alerts = await collectAlerts();
    return { parts: alerts === null ? parts : { ...parts, [ALERTS]: alerts }, alertsFailure: null };
  } catch (error) {
    return { parts, alertsFailure: toAppError(error) };
  }
}

/** The non-empty groups of a backup, with their new entries. */
export async function offerGroups(parts: BackupParts): Promise<OfferedGroup[]> {
  const stored = groupNames.map((name) => offerStored(name, parts));
  return [...stored, await offerAlerts(parts)].filter(
    ({ count, hindrance }) => count > 0 || hindrance === 'newer',
  );
}

function offerStored(name: GroupName, parts: BackupParts): OfferedGroup {
  const found = groups[name].flatMap((part) => {
    const given = parts[part.name];
    return given === undefined ? [] : [part.read(given)];
  });
  const fitting = found.filter((part): part is ReadPart => part !== null);
  const outcomes = fitting.map((part) => part.preview());
  return {
    name,
    count: sum(fitting.map(({ count }) => count)),
    added: sum(outcomes.map(({ added }) => added)),
    // The part of a key before the chain's id is the name.
    contradicted: outcomes.flatMap(({ contradicted }) =>
      contradicted.map((key) => key.split('\n', 1)[0] ?? key),
    ),
    hindrance: fitting.length < found.length && fitting.length === 0 ? 'newer' : null,
    singles: isSingly(name) ? fitting.flatMap((part) => part.singles()).map(offerSingle) : [],
    async restore() {
      if (!isSingly(name)) for (const part of fitting) part.restore();
    },
  };
}

async function offerAlerts(parts: BackupParts): Promise<OfferedGroup> {
  const part = parts[ALERTS];
  const alerts = part === undefined ? [] : readAlertsPart(part);
  const offered = { name: ALERTS, contradicted: [], singles: [], restore: async () => undefined } as const;
  if (alerts === null) return { ...offered, count: 0, added: 0, hindrance: 'newer' };
  // After any failure of the bot, the group is marked unavailable, and the rest of the backup is restored without it.
  const missing = messenger.hasLaunchData ? await missingAlerts(alerts).catch(() => null) : null;
  if (missing === null) return { ...offered, count: alerts.length, added: 0, hindrance: 'bot' };
  const restore = () => setAlerts(missing);
  return { ...offered, count: alerts.length, added: missing.length, hindrance: null, restore };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
