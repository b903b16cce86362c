import type { DeviceStore } from '../deviceStore.ts';
import type { Chrome } from './chrome.ts';
import type { ClientName } from './clients.ts';
import { createMiniAppHost, type MiniAppHost } from './host.ts';
import type { LogEntry, Ports } from './ports.ts';

interface Posted {
  eventType: string;
  eventData?: unknown;
}

interface SetupOptions {
  version?: string;
  isTouched?: boolean;
  /** Told each event, as the mini app is. */
  post?: (event: Posted) => void;
}

export interface Setup {
  host: MiniAppHost;
  posted: Posted[];
  log: LogEntry[];
  say(eventType: string, eventData?: unknown): void;
  chrome(): Chrome;
  events: string[];
  answers: boolean[];
}

function createStore(): DeviceStore {
  const values = new Map<string, unknown>();
  return {
    read: <T>(name: string, otherwise: T) => (values.has(name) ? (values.get(name) as T) : otherwise),
    write: (name, value) => void values.set(name, value),
  };
}

/** A host whose page is the test: what it has posted, logged and done, and what a person answers. */
export function setup(
  client: ClientName = 'ios',
  { version = '9.6', isTouched = true, post = () => undefined }: SetupOptions = {},
): Setup {
  const posted: Setup['posted'] = [];
  const log: LogEntry[] = [];
  const events: string[] = [];
  const answers: boolean[] = [];
  let mayWrite = false;
  const ports: Ports = {
    version,
    client,
    device: createStore(),
    post: (text) => {
      const event: Posted = JSON.parse(text);
      posted.push(event);
      post(event);
    },
    theme: () => ({ bg_color: '#17212b' }),
    frameSize: () => ({ width: 360, height: 630 }),
    showChrome: () => {},
    close: () => void events.push('close'),
    minimise: () => void events.push('minimised'),
    replaceFrame: (isAsOpened) => void events.push(isAsOpened ? 'opened again' : 'loaded again'),
    isTouched: () => isTouched,
    mayBotWrite: () => mayWrite,
    allowWriting: async () => {
      mayWrite = true;
    },
    showPopup: async (popup) => popup.buttons[0]?.id,
    openScanner: (_, on) => on.text('bob-holder2'),
    closeScanner: () => void events.push('closeScanner'),
    readClipboard: async () => 'copied',
    ask: async () => answers.shift() ?? false,
    openLink: (url) => void events.push(`link ${url}`),
    openTelegramLink: (path) => void events.push(`tg ${path}`),
    sharePrepared: async (id) => (id === 'known' ? 'sent' : 'declined'),
    sendData: (data) => void events.push(`data ${data}`),
    invokeCustom: async (method) => ({ result: method }),
    showHaptic: (kind) => void events.push(kind),
    toast: () => {},
    log: (entry) => void log.push(entry),
  };
  const host = createMiniAppHost(ports);
  const say = (eventType: string, eventData?: unknown) =>
    host.receive(JSON.stringify({ eventType, eventData }));
  return { host, posted, log, say, chrome: () => host.chrome(), events, answers };
}
