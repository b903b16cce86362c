import type { BotApiFault, BotApiFaultKind } from '../../messenger/botApi/faults.ts';
import { ControlError, readNumber, type Verb } from '../verb.ts';

const kinds: readonly BotApiFaultKind[] = [
  'flood',
  'blocked',
  'serverError',
  'garbage',
  'silence',
  'lostAnswer',
];

/** The faults of the Bot API in force. */
export const listMessengerFaults: Verb = {
  method: 'GET',
  path: '/messenger/faults',
  about: 'the faults of the Bot API',
  run: ({ parts: { messenger } }) => ({
    faults: messenger.faults.list(),
    limits: messenger.rateLimiter.limits,
  }),
};

/** Replaces all faults of the Bot API. */
export const setMessengerFaults: Verb = {
  method: 'POST',
  path: '/messenger/faults',
  about: `set the faults of the Bot API: { faults: [{ kind: ${kinds.join(' | ')}, methods?, chatId?, times?, retryAfter? }] }`,
  run: ({ parts: { messenger }, body }) => {
    const { faults } = body;
    if (!Array.isArray(faults)) throw new ControlError('faults must be a list');
    const isKnown = (fault: { kind?: unknown }) => kinds.some((kind) => kind === fault.kind);
    if (!faults.every(isKnown)) throw new ControlError(`kind must be one of ${kinds.join(', ')}`);
    messenger.faults.set(faults as BotApiFault[]);
    return { faults: messenger.faults.list() };
  },
};

/** Limits the messages a second, with 429 above. */
export const setMessengerLimits: Verb = {
  method: 'POST',
  path: '/messenger/limits',
  about: 'messages a second that the Bot API takes: { perSecond?, perChatPerSecond? }, absent = any number',
  run: ({ parts: { messenger }, body }) => {
    const limit = (name: string) =>
      body[name] === undefined ? {} : { [name]: readNumber(body, name, { min: 1, max: 1_000_000 }) };
    messenger.rateLimiter.limits = { ...limit('perSecond'), ...limit('perChatPerSecond') };
    return messenger.rateLimiter.limits;
  },
};
