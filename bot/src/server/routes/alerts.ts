import { AppError } from '@xbts/shared/errors/appError.ts';
import { alertPaths, type PriceAlert } from '@xbts/shared/services/alerts.ts';
import type { FastifyInstance } from 'fastify';
import { isWaiting, muteAlert, rearmAlert } from '../../alerts/alertActions.ts';
import { editAlert, makeAlert } from '../../alerts/makeAlert.ts';
import type { Market } from '../../chain/market/market.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { alertsOf, askedOf, removeAlert, type StoredAlert } from '../../storage/repositories/alerts.ts';
import { takeChallenge } from '../../storage/repositories/challenges.ts';
import { languageOf } from '../../telegram/texts/languages.ts';
import { addLaunchSession, type LaunchSessionDeps } from '../plugins/launchSession.ts';
import { readInput } from './readInput.ts';
import { tryReach } from './tryReach.ts';

/** Dependencies of alerts; only with a bot. */
export interface AlertsDeps extends LaunchSessionDeps {
  readonly market: Pick<Market, 'subject' | 'quotes'>;
}

const acts = { again: rearmAlert, mute: muteAlert, remove: removeAlert };

/** Alerts from the mini app: launch data identify the caller, and each change needs a subscription challenge. */
export function addAlerts(server: FastifyInstance, deps: AlertsDeps): void {
  const { storage } = deps;
  const who = addLaunchSession(server, deps);
  const { state, add, change, act } = alertPaths;
  const take = async (uid: number, nonce: string) => {
    if (!(await takeChallenge(storage.db, uid, nonce))) throw new AppError('subscription.challenge_over');
  };

  server.get(state.path, (request) => stateOf(storage, who(request).userId));

  server.post(add.path, async (request) => {
    const { userId: uid, languageCode } = who(request);
    const { nonce, subject, kind, level, repeats } = readInput(add.body, request.body);
    await take(uid, nonce);
    await makeAlert(deps, {
      uid,
      language: languageOf(languageCode),
      typed: subject,
      kind,
      level,
      repeats,
    });
    await tryReach(deps, uid);
    return stateOf(storage, uid);
  });

  server.post(change.path, async (request) => {
    const { userId: uid } = who(request);
    const { nonce, id, ...rule } = readInput(change.body, request.body);
    await take(uid, nonce);
    await editAlert(deps, { uid, id: BigInt(id), rule });
    return stateOf(storage, uid);
  });

  server.post(act.path, async (request) => {
    const { userId: uid } = who(request);
    const { nonce, id, act: wanted } = readInput(act.body, request.body);
    await take(uid, nonce);
    if (!(await acts[wanted](storage.db, uid, BigInt(id))))
      throw new AppError('request.not_found', { what: 'alert' });
    return stateOf(storage, uid);
  });
}

async function stateOf({ db }: Storage, uid: number): Promise<{ alerts: PriceAlert[] }> {
  return { alerts: (await alertsOf(db, uid)).map(shown) };
}

function shown(alert: StoredAlert): PriceAlert {
  const { told, toldAt, toldPrice } = alert;
  return {
    ...askedOf(alert),
    isWaiting: isWaiting(alert),
    told,
    toldAt: toldAt?.getTime() ?? null,
    toldPrice,
  };
}
