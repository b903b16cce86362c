// Before any part's own style sheet, which may then override these styles.
import './ui/tokens.css';
import './ui/base.css';
import { boot } from './app/boot.tsx';
import { allowOwnScripts } from './app/scriptPolicy.ts';

allowOwnScripts(window);

const place = document.getElementById('root');
// Not awaited here: parts that boot waits for import this module's chunk, and would wait for it to end.
if (place !== null) void boot(place);
