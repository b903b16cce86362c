import { GrammyError } from 'grammy';
import { expect, it } from 'vitest';
import { beforeNotices, forgivingOldButtons, withoutPreviews } from './outgoing.ts';

type Transformer = typeof forgivingOldButtons;

/** What a call comes to behind a transformer, where the Bot API gives this answer. */
async function through(transformer: Transformer, method: string, answer: object, payload: object = {}) {
  let sent: object = {};
  const call = transformer as (...asked: unknown[]) => Promise<{ ok: boolean }>;
  const previous = async (_: string, given: object) => {
    sent = given;
    return answer;
  };
  const { ok } = await call(previous, method, payload, undefined);
  return { ok, sent };
}

const refused = (description: string, code = 400) => ({ ok: false, error_code: code, description });

it.each([
  [
    'answerCallbackQuery',
    'Bad Request: query is too old and response timeout expired or query ID is invalid',
  ],
  ['editMessageText', 'Bad Request: message is not modified: specified new message content …'],
  ['editMessageReplyMarkup', 'Bad Request: message to edit not found'],
])('%s is done though the messenger says “%s”', async (method, description) => {
  expect((await through(forgivingOldButtons, method, refused(description))).ok).toBe(true);
});

it.each([
  ['editMessageText', 'Bad Request: message is too long', 400],
  ['sendMessage', 'Bad Request: message is not modified', 400],
  ['answerCallbackQuery', 'Too Many Requests', 429],
  ['editMessageText', 'Forbidden: bot was blocked by the user', 403],
])('%s is refused where the messenger says “%s”', async (method, description, code) => {
  expect((await through(forgivingOldButtons, method, refused(description, code))).ok).toBe(false);
});

it('sends texts without a preview, and nothing else with such an option', async () => {
  const off = { link_preview_options: { is_disabled: true } };
  expect((await through(withoutPreviews, 'sendMessage', { ok: true }, { text: 'x' })).sent).toEqual({
    text: 'x',
    ...off,
  });
  expect((await through(withoutPreviews, 'editMessageText', { ok: true })).sent).toEqual(off);
  expect((await through(withoutPreviews, 'sendPhoto', { ok: true })).sent).toEqual({});
});

it('notes a database that can’t count an answer, and sends the answer all the same', async () => {
  const notes: object[] = [];
  const failing = {} as Parameters<typeof beforeNotices>[0]['storage'];
  const log = { warn: (facts: object) => void notes.push(facts) };
  const transformer = beforeNotices({ storage: failing, log: log as never, perSecond: 30 });
  expect((await through(transformer, 'sendMessage', { ok: true })).ok).toBe(true);
  expect(notes).toHaveLength(1);
  expect(notes[0]).not.toBeInstanceOf(GrammyError);
});
