import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildMiniApp } from '../devnet/process/buildMiniApp.ts';
import type { Figure } from './figure.ts';
import { agreementFigures } from './figures/agreement.ts';
import { alertsFigures } from './figures/alerts.ts';
import { bundleFigures } from './figures/bundle.ts';
import { explorerFigures } from './figures/explorer.ts';
import { failoverFigures } from './figures/failover.ts';
import { followerFigures } from './figures/follower.ts';
import { houseFigures } from './figures/house.ts';
import { messengerFigures } from './figures/messenger.ts';
import { mutantsFigures } from './figures/mutants.ts';
import { notifyFigures } from './figures/notify.ts';
import { openingsFigures } from './figures/openings.ts';
import { orderbookFigures } from './figures/orderbook.ts';
import { proxyFigures } from './figures/proxy.ts';
import { requestsFigures } from './figures/requests.ts';
import { routeFigures } from './figures/route.ts';
import { screensFigures } from './figures/screens.ts';
import { signFigures } from './figures/sign.ts';
import { startFigures } from './figures/start.ts';
import { vaultFigures } from './figures/vault.ts';
import { verifiedFigures } from './figures/verified.ts';
import { walletFigures } from './figures/wallet.ts';

/** All figures in measuring order; names on the command line select among them. */
const suites: Record<string, () => Promise<Figure[]>> = {
  bundle: bundleFigures,
  sign: signFigures,
  route: routeFigures,
  start: startFigures,
  openings: openingsFigures,
  messenger: messengerFigures,
  screens: screensFigures,
  vault: vaultFigures,
  wallet: walletFigures,
  orderbook: orderbookFigures,
  requests: requestsFigures,
  failover: failoverFigures,
  agreement: agreementFigures,
  proxy: proxyFigures,
  notify: notifyFigures,
  alerts: alertsFigures,
  follower: followerFigures,
  verified: verifiedFigures,
  mutants: mutantsFigures,
  explorer: explorerFigures,
  house: houseFigures,
};

const chosen = process.argv.slice(2);
for (const name of chosen)
  if (!(name in suites)) throw new Error(`no figures named ${name}: ${Object.keys(suites)}`);

await buildMiniApp();
const figures: Figure[] = [];
for (const [name, take] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const figure of await take()) {
    figures.push(figure);
    const spread = figure.runs > 1 ? ` (${figure.min} to ${figure.max}, ${figure.runs} runs)` : '';
    console.log(
      `${figure.name}: ${figure.value ?? `not taken: ${figure.why}`} ${figure.value === null ? '' : figure.unit}${spread}`,
    );
  }
}
if (chosen.length === 0) {
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  const results = { at: new Date().toISOString(), machine, figures };
  writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
}
