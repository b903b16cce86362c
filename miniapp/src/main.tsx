import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.tsx';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root');
if (root !== null) await boot(createRoot(root));
