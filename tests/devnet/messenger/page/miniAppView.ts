import { element } from './dom.ts';
import type { BottomButton, Chrome } from './protocol/chrome.ts';
import { type ClientName, clients } from './protocol/clients.ts';
import type { ThemeParams } from './themes.ts';
import { whenReleased } from './whenReleased.ts';

export interface MiniAppActions {
  back(): void;
  close(): void;
  toggleMenu(): void;
  mainPressed(): void;
  secondaryPressed(): void;
}

/** The messenger's own parts around the frame of one mini app. */
export interface MiniAppView {
  readonly root: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly menu: HTMLElement;
  show(chrome: Chrome, theme: ThemeParams): void;
  showHaptic(kind: string): void;
}

const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';
/**
 * The rights of a web client's frame: no top navigation, no downloads, no clipboard, no passkeys, and popups stay in
 * the sandbox.
 */
const webFrame = { sandbox, allow: 'camera; microphone; geolocation;' };
/** The web view of an app is not a frame; this one has more rights, but no downloads either. */
const appFrame = {
  sandbox: `${sandbox} allow-popups-to-escape-sandbox`,
  allow: 'clipboard-read; clipboard-write; camera; fullscreen; publickey-credentials-get',
};
const hapticMs = 900;

/** Creates the frame, the header over it and the bar of buttons under it. */
export function createMiniAppView(title: string, client: ClientName, actions: MiniAppActions): MiniAppView {
  const left = element('button', { type: 'button', class: 'app-left' });
  const menuButton = element(
    'button',
    {
      type: 'button',
      class: 'icon-button',
      'aria-label': 'Mini app menu',
      onclick: () => actions.toggleMenu(),
    },
    '⋯',
  );
  const header = element('div', { class: 'app-header' }, left, element('h2', {}, title), menuButton);
  const frame = element('iframe', {
    title: 'Mini app',
    ...(clients[client].isFramed ? webFrame : appFrame),
  });
  const loading = element('div', { class: 'app-loading' }, element('span', { class: 'spinner' }));
  const haptic = element('div', { class: 'haptic', hidden: true });
  const frameBox = element('div', { class: 'frame-box' }, frame, loading, haptic);
  const bar = element('div', { class: 'bottom-bar', hidden: true });
  const menu = element('div', { class: 'app-menu', hidden: true, role: 'menu' });
  const root = element(
    'section',
    { class: 'mini-app', 'aria-label': 'Mini app window' },
    header,
    frameBox,
    bar,
    menu,
  );
  let hapticTimer: ReturnType<typeof setTimeout> | undefined;
  let isBack = false;
  left.addEventListener('click', () => (isBack ? actions.back() : actions.close()));
  return {
    root,
    frame,
    menu,
    show: (chrome, theme) => {
      isBack = chrome.isBackVisible;
      left.textContent = isBack ? '‹ Back' : '✕ Close';
      loading.hidden = chrome.isReady;
      root.classList.toggle('fullscreen', chrome.isFullscreen);
      root.classList.toggle('compact', !chrome.isExpanded);
      paint(root, chrome, theme);
      whenReleased('bar', () => showBar(bar, chrome, theme, actions));
    },
    showHaptic: (kind) => {
      haptic.textContent = kind;
      haptic.hidden = false;
      clearTimeout(hapticTimer);
      hapticTimer = setTimeout(() => {
        haptic.hidden = true;
      }, hapticMs);
    },
  };
}

function paint(root: HTMLElement, chrome: Chrome, theme: ThemeParams): void {
  const colorOf = (name: string, otherwise: string | undefined) =>
    theme[name] ?? (name === '' ? otherwise : name);
  const header = colorOf(chrome.headerColor, theme.header_bg_color ?? theme.bg_color) ?? '';
  root.style.setProperty('--app-header', header);
  root.style.setProperty('--app-header-text', isDark(header) ? '#f3f6fa' : '#0f1720');
  root.style.setProperty('--app-background', colorOf(chrome.backgroundColor, theme.bg_color) ?? '');
  root.style.setProperty('--app-bottom', colorOf(chrome.bottomBarColor, theme.bottom_bar_bg_color) ?? '');
}

/** True for a colour on which light text reads better (relative luminance, WCAG 2). */
function isDark(color: string): boolean {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (hex === null) return false;
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => (Number.parseInt(part, 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.3;
}

function showBar(
  bar: HTMLElement,
  { main, secondary }: Chrome,
  theme: ThemeParams,
  actions: MiniAppActions,
): void {
  const drawn: HTMLElement[] = [];
  if (main.isVisible) {
    const colors = { color: theme.button_color ?? '#1f7fd6', text: theme.button_text_color ?? '#ffffff' };
    drawn.push(bottomButton(bar, 'main-button', main, colors, actions.mainPressed));
  }
  if (secondary.isVisible) {
    const colors = { color: theme.secondary_bg_color ?? '#e7ecf2', text: theme.button_color ?? '#1f7fd6' };
    const button = bottomButton(bar, 'secondary-button', secondary, colors, actions.secondaryPressed);
    if (secondary.position === 'left' || secondary.position === 'top') drawn.unshift(button);
    else drawn.push(button);
  }
  bar.classList.toggle('stacked', secondary.position === 'top' || secondary.position === 'bottom');
  bar.hidden = drawn.length === 0;
  const isAsDrawn =
    bar.childElementCount === drawn.length && drawn.every((each, at) => each === bar.children[at]);
  if (!isAsDrawn) bar.replaceChildren(...drawn);
}

/** An existing button is changed, not replaced: a press in progress would lose its target. */
function bottomButton(
  bar: HTMLElement,
  name: string,
  button: BottomButton,
  otherwise: { color: string; text: string },
  pressed: () => void,
): HTMLElement {
  const made = bar.querySelector<HTMLButtonElement>(`.${name}`) ?? element('button', { type: 'button' });
  made.className = `bottom-button ${name}${button.hasShine ? ' shine' : ''}`;
  made.disabled = !button.isActive;
  made.ariaBusy = String(button.isProgressVisible);
  made.ariaLabel = button.text;
  made.onclick = pressed;
  made.replaceChildren(button.isProgressVisible ? element('span', { class: 'spinner' }) : button.text);
  made.style.background = button.color || otherwise.color;
  made.style.color = button.textColor || otherwise.text;
  return made;
}
