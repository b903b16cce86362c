/** The person who opened the app according to the messenger; unchecked, so only ever shown or stored, never trusted. */
export interface MessengerUser {
  id: string;
  firstName: string;
  languageCode: string;
}

export interface MainButtonState {
  text: string;
  isEnabled: boolean;
  isLoading: boolean;
  onPress: () => void;
}

export type Haptic = 'selection' | 'success' | 'warning' | 'error' | 'impact';

/** The app's environment: the messenger, or the plain browser in its place. */
export interface Messenger {
  isInside: boolean;
  platform: string;
  /** The messenger's web app version ('8.0'), '' in the plain browser. */
  version: string;
  user: MessengerUser | null;
  /** The partner id of the start parameter, or ''. */
  startParam: string;
  /** Whether there are launch data, which prove nothing: see holder.ts. */
  hasLaunchData: boolean;
  /** Colours, viewport, safe areas, full screen; resolves after telling the messenger that the app is ready. */
  start(): Promise<void>;
  /** True when the messenger draws the main button; otherwise Page draws its own. */
  hasMainButton: boolean;
  setMainButton(state: MainButtonState | null): void;
  /** True when the messenger draws the back button; otherwise Page draws its own. */
  hasBackButton: boolean;
  setBackButton(onPress: (() => void) | null): void;
  haptic(kind: Haptic): void;
  /** While true, the messenger asks before it closes the app. */
  setClosingConfirmation(isOn: boolean): void;
  /** True where the question, once it is on, stays until the app is closed (Web A): only what would really be lost is worth it. */
  keepsClosingConfirmation: boolean;
  openLink(url: string): void;
  close(): void;
  hasQrScanner: boolean;
  /** Opens the scanner; returns its text, or null when the user closed it. */
  scanQr(prompt: string): Promise<string | null>;
  /** The clipboard's text. @throws AppError clipboard.unreadable: keep a plain field */
  readClipboard(): Promise<string>;
  /** @throws AppError clipboard.refused */
  writeClipboard(text: string): Promise<void>;
}
