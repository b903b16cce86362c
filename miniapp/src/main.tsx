// Before any part's own style sheet, which may then override what it takes from here.
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.tsx';
import { allowOwnScripts } from './app/scriptPolicy.ts';

allowOwnScripts(window);

const root = document.getElementById('root');
// Not awaited here: parts that boot waits for import this module's chunk, and would wait for it to end.
if (root !== null) void boot(createRoot(root));
