import { Footer } from './Footer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { WideHeader } from './WideHeader.tsx';

/** The parts for wide windows (wideParts.ts). */
export const wide = { Footer, Sidebar, WideHeader };
