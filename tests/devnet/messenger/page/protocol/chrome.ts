import type { Client } from './clients.ts';

/** One of the two buttons that the messenger shows under the mini app. */
export interface BottomButton {
  readonly isVisible: boolean;
  readonly isActive: boolean;
  readonly isProgressVisible: boolean;
  readonly hasShine: boolean;
  readonly text: string;
  readonly color: string;
  readonly textColor: string;
  readonly position: string;
}

/** The parts that the mini app has requested the messenger to show around it. */
export interface Chrome {
  readonly isReady: boolean;
  readonly isExpanded: boolean;
  readonly isFullscreen: boolean;
  readonly isBackVisible: boolean;
  readonly isSettingsVisible: boolean;
  readonly needsCloseConfirmation: boolean;
  readonly allowsVerticalSwipe: boolean;
  /** A colour or the name of a theme parameter; '' until set. */
  readonly headerColor: string;
  readonly backgroundColor: string;
  readonly bottomBarColor: string;
  readonly main: BottomButton;
  readonly secondary: BottomButton;
}

const noButton: BottomButton = {
  isVisible: false,
  isActive: true,
  isProgressVisible: false,
  hasShine: false,
  text: '',
  color: '',
  textColor: '',
  position: 'left',
};

/** The chrome of a newly opened mini app. */
export function freshChrome(state: { isExpanded: boolean; isFullscreen: boolean }): Chrome {
  return {
    ...state,
    isReady: false,
    isBackVisible: false,
    isSettingsVisible: false,
    needsCloseConfirmation: false,
    allowsVerticalSwipe: true,
    headerColor: '',
    backgroundColor: '',
    bottomBarColor: '',
    main: noButton,
    secondary: noButton,
  };
}

/** The two sets of insets, in CSS px: the device's and, inside it, the client's own, which lie over the top in full screen. */
export function insetsOf(
  { fullscreenTop }: Pick<Client, 'fullscreenTop'>,
  isFullscreen: boolean,
): Readonly<Record<'device' | 'content', Insets>> {
  const insets = (top: number): Insets => ({ top: isFullscreen ? top : 0, bottom: 0, left: 0, right: 0 });
  return { device: insets(fullscreenTop.device), content: insets(fullscreenTop.content) };
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
