import { runUntilStopped } from './start/runUntilStopped.ts';
import { startLocal } from './start/startLocal.ts';
import { startOnNodes } from './start/startOnNodes.ts';

// The command of `npm start`: the whole product on its own network, or on the nodes in NODE_URLS.
const nodeUrls = (process.env.NODE_URLS ?? '')
  .split(',')
  .map((url) => url.trim())
  .filter(Boolean);

await runUntilStopped((onBotExit) =>
  nodeUrls.length === 0 ? startLocal(process.env, onBotExit) : startOnNodes(nodeUrls, process.env, onBotExit),
);
