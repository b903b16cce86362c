import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.tsx';
import './ui/tokens.css';
import './ui/base.css';

const root = document.getElementById('root');
// Not awaited here: parts that boot waits for import this module's chunk, and would wait for it to end.
if (root !== null) void boot(createRoot(root));
