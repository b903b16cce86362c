import { botSettings, withoutLocalChain } from '../botSettings.ts';
import { startMessenger } from '../messenger/startMessenger.ts';
import { buildMiniApp, miniAppDist } from '../process/buildMiniApp.ts';
import { startBot } from '../process/startBot.ts';
import { startServices } from '../services/startServices.ts';
import { botEnvironment } from './botEnvironment.ts';
import { fixedPorts, requireFreePorts, startHost } from './fixedPorts.ts';
import type { Running } from './runUntilStopped.ts';

/**
 * The product on the nodes of another network: no local chain, no faucet, no gateways, no staking service; local prices, and the local messenger unless BOT_API_ROOT
 * names another. @throws FailedStart when a port is taken
 */
export async function startOnNodes(
  nodeUrls: readonly string[],
  environment: NodeJS.ProcessEnv,
  onBotExit: (code: number | null) => void,
): Promise<Running> {
  const ports = fixedPorts(environment);
  const isMessengerLocal = !environment.BOT_API_ROOT;
  await requireFreePorts([
    { port: ports.services, what: 'services' },
    ...(isMessengerLocal ? [{ port: ports.messenger, what: 'messenger' }] : []),
    { port: ports.bot, what: 'bot and plain page' },
  ]);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const run of closers.splice(0).reverse()) await run();
  };
  try {
    console.log(`Starting on ${nodeUrls.join(', ')} …`);
    const services = await startServices({ host: startHost, port: ports.services });
    closers.push(services.close);
    const token = environment.BOT_TOKEN;
    const messenger = isMessengerLocal
      ? await startMessenger({ host: startHost, port: ports.messenger, ...(token ? { token } : {}) })
      : undefined;
    if (messenger !== undefined) closers.push(messenger.close);
    await buildMiniApp();
    const url = `http://${startHost}:${ports.bot}`;
    const around = {
      port: ports.bot,
      host: startHost,
      publicUrl: url,
      nodeUrls,
      servicesUrl: services.url,
      staticDir: miniAppDist,
    };
    const settings = {
      ...botSettings({ ...around, ...(messenger === undefined ? {} : { messenger }) }),
      ...withoutLocalChain,
      ...botEnvironment(environment),
    };
    const bot = await startBot({ settings, url, isLogShown: true, onExit: onBotExit });
    closers.push(bot.close);
    messenger?.setMainAppUrl(`${settings.PUBLIC_URL ?? url}/`);
    return { lines: linesOf(nodeUrls, url, messenger?.url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function linesOf(nodeUrls: readonly string[], botUrl: string, messengerUrl: string | undefined): string[] {
  return [
    '',
    'XBTS Mini is ready, on the network of these nodes:',
    ...nodeUrls.map((url) => `  ${url}`),
    '',
    ...(messengerUrl === undefined
      ? []
      : [`  Messenger   ${messengerUrl}/   the chat with the bot: press START, then open the wallet`]),
    `  Plain page  ${botUrl}/   the same app in a browser tab`,
    '',
    'Ctrl-C ends everything.',
    '',
  ];
}
