// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { earlyBridge } from './earlyBridge.ts';
import { type Bridge, createWire } from './wire.ts';

const native = window as Window & {
  TelegramWebviewProxy?: { postEvent(event: string, data?: string): void };
  TelegramGameProxy?: { receiveEvent(event: string, data: unknown): void };
  Telegram?: { WebView: { receiveEvent(event: string, data: unknown): void } };
};

afterEach(() => {
  delete native.TelegramWebviewProxy;
  vi.restoreAllMocks();
});

/** A page around ours. */
function framed() {
  const parent = { postMessage: vi.fn() } as object as Window & { postMessage: ReturnType<typeof vi.fn> };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  // jsdom accepts no other object as a source.
  const from = (data: string, source: unknown) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { parent, say: (data: string) => from(data, parent), from };
}

it('talks to the parent page, and to its origin alone', () => {
  const { parent } = framed();
  earlyBridge('https://client.example')?.post('web_app_expand');
  const message = '{"eventType":"web_app_expand","eventData":{}}';
  expect(parent.postMessage).toHaveBeenCalledWith(message, 'https://client.example');
});

it('hears the parent page and nobody else, and ignores malformed messages', () => {
  const { say, from } = framed();
  const heard = vi.fn();
  earlyBridge(null)?.listen('theme_changed', heard);
  from('{"eventType":"theme_changed"}', window);
  for (const noise of ['no json', 'null', '{"eventType":"popup_closed"}']) say(noise);
  expect(heard).not.toHaveBeenCalled();
  say('{"eventType":"theme_changed","eventData":{"theme_params":{}}}');
  expect(heard).toHaveBeenCalledExactlyOnceWith({ theme_params: {} });
});

it('talks to a native messenger and is called by it, by either of its names', () => {
  const postEvent = vi.fn();
  native.TelegramWebviewProxy = { postEvent };
  const bridge = earlyBridge(null);
  const heard = vi.fn();
  bridge?.listen('viewport_changed', heard);
  bridge?.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  expect(postEvent).toHaveBeenCalledWith('web_app_setup_swipe_behavior', '{"allow_vertical_swipe":false}');
  native.TelegramGameProxy?.receiveEvent('viewport_changed', { height: 1 });
  native.Telegram?.WebView.receiveEvent('viewport_changed', { height: 2 });
  expect(heard.mock.calls).toEqual([[{ height: 1 }], [{ height: 2 }]]);
});

it('does not exist without a messenger', () => {
  expect(earlyBridge(null)).toBeNull();
});

it('goes on hearing once the library is there, which would drop events that are not as it expects, and sends through it', async () => {
  native.TelegramWebviewProxy = { postEvent: vi.fn() };
  const post = vi.fn();
  const library: Bridge = { post, listen: vi.fn(), ask: async () => ({ event: '', payload: null }) };
  const load = vi.fn(async () => library);
  const wire = createWire('8.0', load, earlyBridge(null));
  const heard = vi.fn();
  wire.listen('theme_changed', heard);
  wire.post('web_app_ready');
  await wire.ready;
  expect(load).not.toHaveBeenCalled();
  await wire.library();
  wire.listen('viewport_changed', heard);
  native.TelegramGameProxy?.receiveEvent('theme_changed', { is: 'told' });
  native.TelegramGameProxy?.receiveEvent('viewport_changed', null);
  expect(heard.mock.calls).toEqual([[{ is: 'told' }], [{}]]);
  expect(library.listen).not.toHaveBeenCalled();
  wire.post('web_app_close');
  expect(post.mock.calls).toEqual([['web_app_close', undefined]]);
});

it('retries a library that could not be loaded, and works without it until then', async () => {
  const postEvent = vi.fn();
  native.TelegramWebviewProxy = { postEvent };
  const answer = { event: 'clipboard_text_received', payload: { data: 'it' } };
  const library: Bridge = { post: vi.fn(), listen: vi.fn(), ask: async () => answer };
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(library);
  const wire = createWire('8.0', load, earlyBridge(null));
  await expect(wire.ask('web_app_read_text_from_clipboard', [])).rejects.toMatchObject({
    code: 'messenger.no_answer',
  });
  wire.post('web_app_expand');
  expect(postEvent).toHaveBeenCalledWith('web_app_expand', '{}');
  expect(await wire.ask('web_app_read_text_from_clipboard', [])).toEqual({
    event: 'clipboard_text_received',
    data: 'it',
  });
});
