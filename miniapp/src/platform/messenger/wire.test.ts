// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOrNull, type Bridge, createWire } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A messenger that shows its dialog and never answers. */
function silent() {
  const listeners: Parameters<Bridge['listen']>[] = [];
  const bridge: Bridge = {
    post: vi.fn(),
    listen: (...each) => listeners.push(each),
    ask: () => new Promise(() => undefined),
  };
  const wire = createWire('9.1', async () => bridge);
  const ends: unknown[] = [];
  const ask = (isForPerson: boolean) => {
    answerOrNull(wire.ask('web_app_open_scan_qr_popup', [], { isForPerson })).then((end) => ends.push(end));
    return vi.advanceTimersByTimeAsync(0);
  };
  const press = (event: string) => {
    for (const [name, listener] of listeners) if (name === event) listener({});
  };
  return { ask, ends, press };
}

it('waits ten seconds for a client, whatever is touched', async () => {
  const { ask, ends } = silent();
  await ask(false);
  await vi.advanceTimersByTimeAsync(5_000);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual([null]);
});

it('waits for a person until they touch the app, over which a dialog would lie, but for a second tap', async () => {
  const { ask, ends } = silent();
  await ask(true);
  await vi.advanceTimersByTimeAsync(999);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ends).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual([null]);
});

it.each(['back_button_pressed', 'main_button_pressed'])(
  'takes %s beside the app for such a touch',
  async (event) => {
    const { ask, ends, press } = silent();
    await ask(true);
    await vi.advanceTimersByTimeAsync(1_000);
    press(event);
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual([null]);
  },
);

it('gives the library no more time than the answer, and sends nothing once that is over', async () => {
  const ask = vi.fn<Bridge['ask']>();
  const { promise, resolve: load } = Promise.withResolvers<Bridge>();
  const wire = createWire('9.1', () => promise);
  const asked = answerOrNull(wire.ask('web_app_biometry_get_info', [], { timeoutMs: 2_000 }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toBeNull();
  load({ post: vi.fn(), listen: vi.fn(), ask });
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).not.toHaveBeenCalled();
});
