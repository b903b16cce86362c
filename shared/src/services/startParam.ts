import { isStartScreen, type StartScreen } from './startRoutes.ts';

/** The parts of a start parameter: the partner, its signature, and the screen to open. Empty texts for absent parts. */
export interface StartParam {
  readonly partner: string;
  /** 16 hexadecimal digits that only the bot can make and check. */
  readonly signature: string;
  readonly screen: StartScreen | undefined;
}

/** The messenger's limit in `startapp`; in `start` it is 64 characters (messenger.md, 'Launch data'). */
const startForm = /^[A-Za-z0-9_-]{1,512}$/u;
const signedForm = /^(.+)_([0-9a-f]{16})$/u;
const separator = '--';

/** Reads `partner`, `partner_signature`, `partner--screen` or `--screen`; an unknown screen is ignored. */
export function readStartParam(text: string): StartParam {
  if (!startForm.test(text)) return { partner: '', signature: '', screen: undefined };
  const cut = text.lastIndexOf(separator);
  const sender = cut < 0 ? text : text.slice(0, cut);
  const [, partner = sender, signature = ''] = signedForm.exec(sender) ?? [];
  const token = cut < 0 ? '' : text.slice(cut + separator.length);
  return { partner, signature, screen: isStartScreen(token) ? token : undefined };
}

/** Writes what readStartParam reads. */
export function writeStartParam({ partner, signature, screen }: Partial<StartParam>): string {
  const sender = [partner, signature].filter(Boolean).join('_');
  return screen === undefined ? sender : `${sender}${separator}${screen}`;
}

/** True for a name that can be a partner: one that contains a separator would be misread. */
export function canBePartner(name: string): boolean {
  return startForm.test(name) && readStartParam(name).partner === name;
}
