import type { DeviceStore } from '../deviceStore.ts';
import type { ThemeParams } from '../themes.ts';
import type { Chrome } from './chrome.ts';
import type { ClientName } from './clients.ts';

/** One button of a popup, as the mini app describes it. */
export interface PopupButton {
  readonly id: string;
  readonly type?: string;
  readonly text?: string;
}

/** The messenger page's functions for the mini app; a test may replace them. */
export interface Ports {
  readonly version: string;
  readonly client: ClientName;
  readonly device: DeviceStore;
  /** Hands a message to the frame. */
  post(text: string): void;
  theme(): ThemeParams;
  /** Size of the frame in CSS px. */
  frameSize(): { width: number; height: number };
  showChrome(chrome: Chrome): void;
  close(): void;
  minimise(): void;
  /** Loads the mini app again in its frame: at the address that it was opened at, or at the one it has now, whose hash it has dropped. */
  replaceFrame(isAsOpened: boolean): void;
  /** Whether anything was touched in the last ten seconds. */
  isTouched(): boolean;
  /** Whether the bot may write to the person. */
  mayBotWrite(): boolean;
  allowWriting(): Promise<void>;
  showPopup(popup: {
    title: string;
    message: string;
    buttons: readonly PopupButton[];
  }): Promise<string | undefined>;
  /** Opens the scanner; it accepts scans until it is closed by either side. */
  openScanner(text: string, on: { text: (data: string) => void; closed: () => void }): void;
  closeScanner(): void;
  readClipboard(): Promise<string | null>;
  /** Asks the person yes or no in the messenger's own sheet. */
  ask(question: { title: string; text: string; accept: string; refuse: string }): Promise<boolean>;
  openLink(url: string): void;
  openTelegramLink(path: string): void;
  sharePrepared(id: string): Promise<'sent' | 'declined' | 'expired'>;
  sendData(data: string): void;
  invokeCustom(method: string, params: unknown): Promise<{ result?: unknown; error?: string }>;
  showHaptic(kind: string): void;
  toast(text: string): void;
  log(entry: LogEntry): void;
}

/** One event of the protocol, in the page's log for tests. */
export interface LogEntry {
  readonly direction: 'fromApp' | 'toApp';
  readonly eventType: string;
  readonly eventData: unknown;
  /** Unknown to this version or client, or lost on its way: nothing was done. */
  readonly isIgnored?: boolean;
}
