/*
 * What the messenger's clients do, as their own code says; stored copies of 2026. Where that is silent the row is a guess and says so.
 *
 * android: DrKLO/Telegram (ui/web/BotWebViewContainer.java, ui/bots/BotWebViewSheet.java, ui/bots/BotBiometry.java) · ios:
 * TelegramMessenger/Telegram-iOS (submodules/WebUI/Sources/WebAppController.swift) · tdesktop: telegramdesktop/tdesktop
 * (ui/chat/attach/attach_bot_webview.cpp) · macos: overtake/TelegramSwift (Telegram-Mac/WebpageModalController.swift) · weba: Ajaxy/telegram-tt
 * (modals/webApp/hooks/useWebAppFrame.ts, WebAppModalTabContent.tsx) · webk: morethanwords/tweb (src/components/webApp.tsx, telegramWebView.ts) ·
 * unigram: UnigramDev/Unigram (Telegram/Controls/WebViewer.cs, Telegram/Views/WebAppPage.xaml.cs)
 */

export const clientNames = ['android', 'ios', 'tdesktop', 'macos', 'weba', 'webk', 'unigram'] as const;
export type ClientName = (typeof clientNames)[number];

/** One client of the messenger, as a mini app meets it. */
export interface Client {
  /** tgWebAppPlatform. */
  readonly platform: string;
  /** The platform's version that it names. All but Web K's are guesses. */
  readonly version: string;
  /** Shows the mini app in a sandboxed frame of a web page. */
  readonly isFramed: boolean;
  /** Opens it in its full height. */
  readonly isExpanded: boolean;
  /** Loses a message that has no payload. */
  readonly losesBareMessages: boolean;
  /** Methods that are ignored without a word when nothing was touched in the last ten seconds. */
  readonly needsTouch: readonly string[];
  /** How a request for the viewport is answered; `empty` is an event without a payload. */
  readonly viewport: 'whole' | 'withoutWidth' | 'empty' | 'never';
  /** How requests for insets are answered; `device` answers both with the device's, `all` with those and the viewport. */
  readonly insets: 'asked' | 'both' | 'all' | 'device' | 'never';
  /** Lies over the top of a mini app in full screen, in CSS px: the device's bar, and the client's own buttons. */
  readonly fullscreenTop: { readonly device: number; readonly content: number };
  /** What is notified when full screen begins, in that order. */
  readonly fullscreenEvents: readonly FullscreenEvent[];
  readonly fullscreenFlag: 'boolean' | 'text';
  /** Milliseconds after which new colours are told. */
  readonly themeMs: number;
  readonly scanner: 'answers' | 'closedAtOnce' | 'never';
  /** Most give the text only to bots of the attachment menu, and others an event without one; `raw` loses a text with quotes or line ends. */
  readonly clipboard: 'withoutText' | 'raw' | 'never';
  readonly homeState: 'known' | 'unknown' | 'unsupported' | 'never';
  /** How adding to the home screen ends; `untold`: it is offered, and no event tells how that went. */
  readonly homeAdd: 'told' | 'untold' | 'unsupported' | 'never';
  readonly biometrics: 'finger' | 'face' | 'fingerAsText' | 'none' | 'never';
  readonly deviceStorage: 'kept' | 'unsupported' | 'never';
  readonly secureStorage: 'kept' | 'unsupported' | 'never';
  /** What hears of a prepared message that was not sent; `bare` names no reason, and of one that has expired nothing. */
  readonly shareFailure: 'named' | 'numbered' | 'bare';
  readonly closesAfterShare: boolean;
  /** Whether the question before closing follows what is sent, or stays once anything was. */
  readonly closingQuestion: 'asSent' | 'stays';
  /** Whether a bottom button keeps what a message leaves out; `inked`: without its own, the label takes the page's text colour. */
  readonly buttons: 'merged' | 'replaced' | 'inked';
  /** A button that is not active can be pressed. */
  readonly pressesDisabled: boolean;
  /** What a popup that can't be shown, or was turned away from, is answered with. */
  readonly popups: 'closed' | 'silence';
  /** Refuses dialogs for a while after three in a row, in ms; 0 for never. */
  readonly dialogPauseMs: number;
  /** What a link of the messenger's own does to the mini app. */
  readonly ownLinks: 'stays' | 'minimises';
  /** A link that is none, or a path without a name, closes the mini app. */
  readonly closesAtBadLinks: boolean;
  /** Milliseconds that a page has to say it reloads itself before its frame is replaced; null: the page is loaded again, at its address without the hash. */
  readonly reloadMs: number | null;
  /** Whether somebody who lets the bot write is asked nonetheless. */
  readonly writeAccess: 'asks' | 'knows';
}

export type FullscreenEvent = 'flag' | 'device' | 'content' | 'viewport';

const framed = {
  isFramed: true,
  isExpanded: true,
  losesBareMessages: false,
  needsTouch: [],
  fullscreenFlag: 'boolean',
  homeState: 'unsupported',
  homeAdd: 'unsupported',
  biometrics: 'none',
  pressesDisabled: false,
  popups: 'closed',
  closesAtBadLinks: false,
  writeAccess: 'knows',
} satisfies Partial<Client>;

const native = {
  isFramed: false,
  isExpanded: false,
  losesBareMessages: false,
  fullscreenFlag: 'boolean',
  themeMs: 0,
  closesAfterShare: false,
  closingQuestion: 'asSent',
  buttons: 'merged',
  pressesDisabled: false,
  dialogPauseMs: 0,
  ownLinks: 'stays',
  closesAtBadLinks: false,
  reloadMs: null,
  writeAccess: 'asks',
} satisfies Partial<Client>;

export const clients: Readonly<Record<ClientName, Client>> = {
  android: {
    ...native,
    platform: 'android',
    version: '9.6',
    needsTouch: [
      'web_app_open_link',
      'web_app_open_tg_link',
      'web_app_send_prepared_message',
      'web_app_add_to_home_screen',
      'web_app_request_file_download',
    ],
    viewport: 'withoutWidth',
    insets: 'asked',
    // The device's is a guess.
    fullscreenTop: { device: 20, content: 46 },
    fullscreenEvents: ['device', 'content', 'flag', 'viewport'],
    scanner: 'answers',
    clipboard: 'withoutText',
    homeState: 'known',
    homeAdd: 'told',
    biometrics: 'finger',
    deviceStorage: 'kept',
    secureStorage: 'kept',
    shareFailure: 'named',
    popups: 'silence',
  },
  ios: {
    ...native,
    platform: 'ios',
    version: '9.6',
    needsTouch: ['web_app_open_link'],
    viewport: 'whole',
    insets: 'all',
    // A guess.
    fullscreenTop: { device: 20, content: 46 },
    fullscreenEvents: ['flag', 'viewport', 'device', 'content'],
    scanner: 'answers',
    clipboard: 'withoutText',
    homeState: 'unknown',
    homeAdd: 'untold',
    biometrics: 'face',
    deviceStorage: 'kept',
    secureStorage: 'kept',
    shareFailure: 'named',
    popups: 'closed',
  },
  tdesktop: {
    ...native,
    platform: 'tdesktop',
    version: '9.6',
    isExpanded: true,
    needsTouch: [],
    viewport: 'whole',
    insets: 'asked',
    // A guess.
    fullscreenTop: { device: 0, content: 46 },
    fullscreenEvents: ['flag', 'device', 'content', 'viewport'],
    scanner: 'never',
    clipboard: 'withoutText',
    homeState: 'unsupported',
    // A guess.
    homeAdd: 'unsupported',
    biometrics: 'none',
    deviceStorage: 'kept',
    secureStorage: 'unsupported',
    shareFailure: 'named',
    popups: 'closed',
    closesAtBadLinks: true,
  },
  macos: {
    ...native,
    platform: 'macos',
    version: '9.6',
    isExpanded: true,
    needsTouch: ['web_app_open_link'],
    viewport: 'empty',
    insets: 'device',
    fullscreenTop: { device: 60, content: 0 },
    // The order is a guess.
    fullscreenEvents: ['flag', 'device'],
    scanner: 'never',
    clipboard: 'raw',
    homeState: 'never',
    homeAdd: 'never',
    biometrics: 'fingerAsText',
    // Guesses.
    deviceStorage: 'kept',
    secureStorage: 'kept',
    shareFailure: 'bare',
    pressesDisabled: true,
    popups: 'silence',
  },
  weba: {
    ...framed,
    platform: 'weba',
    version: '9.6',
    viewport: 'whole',
    insets: 'both',
    // 3.675 rem.
    fullscreenTop: { device: 0, content: 58.8 },
    fullscreenEvents: ['flag', 'viewport', 'device', 'content'],
    themeMs: 400,
    scanner: 'never',
    clipboard: 'never',
    deviceStorage: 'unsupported',
    secureStorage: 'unsupported',
    shareFailure: 'named',
    closesAfterShare: false,
    closingQuestion: 'stays',
    buttons: 'replaced',
    dialogPauseMs: 2_000,
    ownLinks: 'minimises',
    reloadMs: 500,
  },
  webk: {
    ...framed,
    platform: 'web',
    version: '9.0',
    viewport: 'never',
    insets: 'never',
    fullscreenTop: { device: 0, content: 56 },
    fullscreenEvents: ['flag', 'content'],
    // A guess.
    themeMs: 0,
    scanner: 'closedAtOnce',
    clipboard: 'withoutText',
    deviceStorage: 'kept',
    secureStorage: 'unsupported',
    shareFailure: 'numbered',
    closesAfterShare: true,
    closingQuestion: 'asSent',
    buttons: 'inked',
    dialogPauseMs: 3_000,
    // A guess.
    ownLinks: 'minimises',
    reloadMs: 300,
  },
  unigram: {
    ...native,
    platform: 'unigram',
    version: '9.6',
    isExpanded: true,
    losesBareMessages: true,
    needsTouch: [],
    // Heights are printed as the system writes numbers, and a decimal comma breaks the script that would tell them.
    viewport: 'never',
    insets: 'never',
    fullscreenTop: { device: 0, content: 0 },
    fullscreenEvents: ['flag'],
    fullscreenFlag: 'text',
    scanner: 'never',
    // Given to bots of the attachment menu alone.
    clipboard: 'never',
    homeState: 'known',
    homeAdd: 'untold',
    biometrics: 'never',
    deviceStorage: 'never',
    secureStorage: 'never',
    // A guess.
    shareFailure: 'named',
    popups: 'silence',
  },
};

export const isClientName = (text: string): text is ClientName =>
  (clientNames as readonly string[]).includes(text);
