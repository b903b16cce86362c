import type { LaterIcon } from './deferredPaths.ts';

/** Icons of the first paint: 24 by 24, strokes of 1.8 with round caps, in the text colour. */
export const firstPaths = {
  wallet:
    'M4 8.5A2.5 2.5 0 0 1 6.5 6H18v3M4 8.5V17a2.5 2.5 0 0 0 2.5 2.5H20V9H6.5A2.5 2.5 0 0 1 4 8.5ZM16 14.2h.01',
  send: 'M12 20V7M6.5 12 12 6.5l5.5 5.5M6 3.5h12',
  receive: 'M12 4v12M6.5 11l5.5 5.5L17.5 11M6 20.5h12',
  swap: 'M8 4v16M8 20l-3.5-3.5M8 20l3.5-3.5M16 20V4M16 4l-3.5 3.5M16 4l3.5 3.5',
  stake: 'M12 3.5 4.5 7.7v8.6l7.5 4.2 7.5-4.2V7.7L12 3.5ZM4.8 7.9 12 12l7.2-4.1M12 12v8.2',
  pools: 'M15 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM20 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  market: 'M7 4v3M7 15v5M4.8 7h4.4v8H4.8zM17 4v5M17 17v3M14.8 9h4.400v8h-4.400z',
  history: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M12 8v4.3l2.8 1.7',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4.2 3.2 19.5h17.6L12 4.2ZM12 10v4.5M12 17h.01',
  info: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 11.2V16M12 8h.01',
  error: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 8v4.8M12 16h.01',
  paste: 'M9.5 4h5v3.500h-5zM9.500 5.500H6.500v14.500h11V5.500h-3',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  dashboard: 'M4 4h7v8H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  logout: 'M14 4.5H6.5C5.7 4.5 5 5.2 5 6v12c0 .8.7 1.5 1.5 1.5H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  login: 'M10 4.5h7.5c.8 0 1.5.7 1.5 1.5v12c0 .8-.7 1.5-1.5 1.5H10M4 12h10.5M11 8.5l3.5 3.5-3.5 3.5',
  user: 'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20a7 7 0 0 1 14 0',
  language: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM4.5 12h15M12 4c5 5.5 5 10.5 0 16M12 4c-5 5.5-5 10.5 0 16',
  eye: 'M3 12c2.5-4.3 5.5-6.5 9-6.500s6.5 2.2 9 6.500c-2.5 4.3-5.5 6.5-9 6.500S5.5 16.3 3 12ZM14.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Z',
  eyeOff:
    'M4.5 4.500l15 15M9.8 5.800c.7-.2 1.4-.3 2.2-.3 3.5 0 6.5 2.2 9 6.5-.8 1.4-1.7 2.6-2.6 3.500M6.2 7.300C5 8.4 4 10 3 12c2.5 4.3 5.5 6.5 9 6.5 1.5 0 3-.4 4.3-1.200M10.2 10.300a2.7 2.7 0 0 0 3.6 3.6',
  search: 'M16.5 10.700a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 0 1 11.6 0ZM15 15l5 5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9M19.5 4.500V9H15',
  plus: 'M12 5v14M5 12h14',
  external:
    'M13.5 4.500h6v6M19.5 4.5 11 13M17 13.500v4.300c0 .7-.5 1.2-1.2 1.200H6.200c-.7 0-1.2-.5-1.2-1.200V8.200C5 7.5 5.5 7 6.2 7h4.3',
  status: 'M3.5 12.500h4l2.5-7 4 13 2.5-6h4',
  sidebar: 'M4 5h16v14H4zM9.5 5v14',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.700 1-5.7-4.1-4 5.7-.8z',
  starFull: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.700 1-5.7-4.1-4 5.7-.8z',
} as const;

export type IconName = keyof typeof firstPaths | LaterIcon;

const paths: Partial<Record<IconName, string>> = { ...firstPaths };

/** Adds the icons that the first paint does not need. */
export function addIcons(more: Readonly<Record<LaterIcon, string>>): void {
  Object.assign(paths, more);
}

/** An icon's SVG path data. */
export const pathOf = (name: IconName): string | undefined => paths[name];
