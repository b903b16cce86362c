const sides = ['top', 'right', 'bottom', 'left'] as const;
/** Distances in pixels as the messenger reports them. */
export type Insets = Readonly<Record<(typeof sides)[number], number>>;

/** The storage key of the last visit's insets: the platform, then the device's four and the messenger's, by sides. */
const KEPT_KEY = 'xbts.insets';

function savedInsets(platform: string): number[] | null {
  const [of, ...kept] = (localStorage.getItem(KEPT_KEY) ?? '').split(' ');
  const pixels = kept.map(Number);
  return of === platform && pixels.length === 8 && pixels.every((each) => each >= 0) ? pixels : null;
}

/**
 * Maintains the CSS variables of the visible part. --inset-* is the device's safe area plus the messenger's own (in
 * full screen its buttons cover the top, hence 'the layout is shifted down'); --stable-height ignores a panel that is
 * being dragged. With the last visit's insets a window can be drawn before the messenger has reported its own; they
 * stay until `settle`.
 */
export function createViewport(style: CSSStyleDeclaration, platform: string) {
  const kept = savedInsets(platform);
  const pixels = kept ?? sides.flatMap(() => [0, 0]);
  const write = () => {
    sides.forEach((side, at) => {
      style.setProperty(
        `--inset-${side}`,
        `calc(max(env(safe-area-inset-${side}, 0px), ${pixels[at]}px) + ${pixels[at + 4]}px)`,
      );
    });
  };
  let isSettled = kept === null;
  if (kept !== null) write();
  const set = (first: number, insets: Partial<Insets>) => {
    pixels.splice(first, 4, ...sides.map((side) => insets[side] ?? 0));
    if (isSettled) write();
  };
  return {
    /** True while the last visit's are in use. */
    isKept: kept !== null,
    /**
     * The window has its final form: the messenger's values count at once from here, and are stored for the next visit.
     */
    settle() {
      isSettled = true;
      write();
      try {
        localStorage.setItem(KEPT_KEY, [platform, ...pixels].join(' '));
      } catch {
        // The storage is full: the next visit waits for the messenger's answer, like the first.
      }
    },
    setDevice: (insets: Partial<Insets>) => set(0, insets),
    setContent: (insets: Partial<Insets>) => set(4, insets),
    setHeight(height: number, isStable: boolean) {
      if (isStable && height > 0) style.setProperty('--stable-height', `${height}px`);
    },
  };
}
