import { Footer } from './Footer.tsx';
import { Keyboard } from './Keyboard.tsx';
import { SearchLink } from './SearchLink.tsx';
import { Sidebar } from './Sidebar.tsx';
import { WideHeader } from './WideHeader.tsx';

/** The parts for wide windows (wideParts.ts). */
export const wide = { Footer, Keyboard, SearchLink, Sidebar, WideHeader };
