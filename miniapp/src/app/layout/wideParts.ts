import { useEffect, useState } from 'react';
import { loadPart } from '../../platform/parts/loadPart.ts';
import { showError } from '../../platform/toasts.ts';
import { useMedia } from '../../ui/display/useIsWide.ts';
import type { Footer } from './Footer.tsx';
import type { Sidebar } from './Sidebar.tsx';
import type { WideHeader } from './WideHeader.tsx';

/** The parts for wide windows. */
interface WideParts {
  readonly Sidebar: typeof Sidebar;
  readonly Footer: typeof Footer;
  readonly WideHeader: typeof WideHeader;
}

/** The same width as in the layout's style sheets (spec §2). */
const WIDE = '(min-width: 768px)';

let here: WideParts | undefined;

/**
 * Loads them in a wide window before the first drawing; a phone neither loads nor draws them. @throws AppError
 * app.part_not_loaded
 */
export async function loadWideParts(): Promise<void> {
  if (window.matchMedia(WIDE).matches) here ??= await loadPart(async () => (await import('./wide.ts')).wide);
}

/** The parts for wide windows, once loaded; null in a narrow one. */
export function useWideParts(): WideParts | null {
  const isWanted = useMedia(WIDE);
  const [parts, setParts] = useState(here);
  useEffect(() => {
    if (isWanted && parts === undefined) loadWideParts().then(() => setParts(here), showError);
  }, [isWanted, parts]);
  return isWanted ? (parts ?? null) : null;
}
