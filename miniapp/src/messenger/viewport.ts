/** Distances in pixels as the messenger reports them. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Keeps the CSS variables of the visible part: --inset-* is the device's safe area plus the messenger's own
 * (in full screen its buttons lie over the top, hence 'the layout is shifted down'), --stable-height does not
 * follow a panel that is being dragged.
 */
export function createViewport(style: CSSStyleDeclaration) {
  let device = none;
  let content = none;
  const write = () => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      style.setProperty(
        `--inset-${side}`,
        `calc(max(env(safe-area-inset-${side}, 0px), ${device[side]}px) + ${content[side]}px)`,
      );
    }
  };
  return {
    setDevice(insets: Partial<Insets>) {
      device = { ...none, ...insets };
      write();
    },
    setContent(insets: Partial<Insets>) {
      content = { ...none, ...insets };
      write();
    },
    setHeight(height: number, isStable: boolean) {
      if (isStable && height > 0) style.setProperty('--stable-height', `${height}px`);
    },
  };
}
