import { Footer } from './Footer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { WideHeader } from './WideHeader.tsx';

/** What only a wide window shows (wideParts.ts). */
export const wide = { Footer, Sidebar, WideHeader };
