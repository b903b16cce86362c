import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { type BlockSchedule, startBlockSchedule } from './blockSchedule.ts';
import { botSettings, withoutServices } from './botSettings.ts';
import type { Ledger } from './chain/ledger/ledger.ts';
import type { ApiName } from './chain/rpc/access.ts';
import { type ChainNode, startChainNode } from './chain/rpc/startChainNode.ts';
import { createClock, type DevnetClock } from './clock.ts';
import { startControls } from './controls/startControls.ts';
import { type Messenger, startMessenger } from './messenger/startMessenger.ts';
import { startHostedBot } from './process/botHost.ts';
import { buildMiniApp, miniAppDist } from './process/buildMiniApp.ts';
import { freePort } from './process/ports.ts';
import { type BotProcess, startBot } from './process/startBot.ts';
import { type Services, startServices } from './services/startServices.ts';
import { worldAccounts } from './world/accounts.ts';
import type { Busyness } from './world/busyCollector.ts';
import { createBareWorld } from './world/createBareWorld.ts';
import { createWorld } from './world/createWorld.ts';
import { startMarketMaker } from './world/marketMaker.ts';
import { createRandom } from './world/random.ts';

/** Ports by part; 0 takes a free one. One node is started for each node port. */
export interface DevnetPorts {
  readonly nodes: readonly number[];
  readonly services: number;
  readonly messenger: number;
  readonly controls: number;
  readonly bot: number;
}

export interface DevnetOptions {
  readonly host?: string;
  /** Default: free ports. */
  readonly ports?: DevnetPorts;
  /** The number of nodes, each with its own faults and lies, unless `ports` defines it. Default 3. */
  readonly nodes?: number;
  /** Milliseconds between blocks; 0 = only on request. Default 3000, as on the real chain. */
  readonly blockMs?: number;
  /** Days of trades before today; fewer start faster. Default 2. */
  readonly liveDays?: number;
  /** Assets of an extra account, collector-many1, for tests of long lists. Default 0: no such account. */
  readonly collected?: number;
  /** Additional pools for tests of long lists. Default 0. */
  readonly pooled?: number;
  /** Payments and open orders of the collector, for tests of long lists. Default: none. */
  readonly busy?: Busyness;
  /** A private chain instead of the world (createBareWorld), and a bot without any service. Default false. */
  readonly isBare?: boolean;
  /** The nodes' APIs. Default: those of a public node, plus `asset` and `block`. */
  readonly allowedApis?: readonly ApiName[];
  /** Whether small random trades are running. Default false. */
  readonly hasTrades?: boolean;
  /** Whether the bot process is started, with the built mini app. Default false. */
  readonly hasBot?: boolean;
  /** Whether the bot reads from the operator's data server first. Default false. */
  readonly hasDataServer?: boolean;
  /** Settings of the bot that override those of the network. */
  readonly botSettings?: Readonly<Record<string, string>>;
  readonly isBotLogShown?: boolean;
  /** Whether the bot's process is reused for the next network of this process. Default false. */
  readonly isBotHosted?: boolean;
  readonly onBotExit?: (code: number | null) => void;
  /** Accounts that one address may register at the faucet. Default 1000. */
  readonly accountsPerAddress?: number;
  /** Token of the local messenger's bot. */
  readonly token?: string;
}

/** The running development network. */
export interface Devnet {
  readonly nodes: readonly ChainNode[];
  readonly ledger: Ledger;
  readonly clock: DevnetClock;
  readonly blocks: BlockSchedule;
  readonly services: Services;
  readonly servicesUrl: string;
  readonly messenger: Messenger;
  readonly controlsUrl: string;
  readonly accounts: typeof worldAccounts;
  readonly bot: BotProcess | undefined;
  /** Address of the mini app as a plain page; '' without a bot. */
  readonly botUrl: string;
  close(): Promise<void>;
}

const localHost = '127.0.0.1';

function freePorts(nodes: number): DevnetPorts {
  return { nodes: Array.from({ length: nodes }, () => 0), services: 0, messenger: 0, controls: 0, bot: 0 };
}

/**
 * Starts the whole development network in this process, and the bot in another one. Rejects after closing everything
 * again.
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    // In reverse order: the bot ends before its connections.
    for (const run of closers.splice(0).reverse()) await run();
  };
  try {
    const devnet = await startParts(options, closers);
    return { ...devnet, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startParts(
  options: DevnetOptions,
  closers: (() => unknown)[],
): Promise<Omit<Devnet, 'close'>> {
  const { host = localHost, nodes: nodeCount = 3, accountsPerAddress = 1000, token, allowedApis } = options;
  const { ports = freePorts(nodeCount) } = options;
  const closing = <Part extends { close(): unknown }>(part: Part): Part => {
    closers.push(() => part.close());
    return part;
  };
  const clock = createClock();
  const { ledger, blocks } = await startChain(options, clock, closers);
  const nodes: ChainNode[] = [];
  const offered = allowedApis === undefined ? {} : { allowedApis };
  for (const port of ports.nodes)
    nodes.push(closing(await startChainNode({ ledger, port, host, ...offered })));
  const chain = options.isBare === true ? {} : { chain: { ledger, codec: await loadCodec() } };
  const services = closing(await startServices({ host, port: ports.services, ...chain, accountsPerAddress }));
  const messenger = closing(
    await startMessenger({ host, port: ports.messenger, ...(token === undefined ? {} : { token }) }),
  );
  const parts = { nodes, ledger, clock, blocks, services, messenger, accounts: worldAccounts };
  const controls = closing(await startControls({ host, port: ports.controls, parts }));
  const nodeUrls = nodes.map((node) => node.url);
  const bot =
    options.hasBot === true
      ? closing(await startBotOf(options, { nodeUrls, services, messenger }))
      : undefined;
  return { ...parts, servicesUrl: services.url, controlsUrl: controls.url, bot, botUrl: bot?.url ?? '' };
}

async function startChain(
  {
    blockMs = 3000,
    liveDays = 2,
    hasTrades = false,
    collected = 0,
    pooled = 0,
    busy,
    isBare = false,
  }: DevnetOptions,
  clock: DevnetClock,
  closers: (() => unknown)[],
): Promise<{ ledger: Ledger; blocks: BlockSchedule }> {
  const { ledger } = isBare
    ? await createBareWorld({ now: clock.now })
    : await createWorld({ now: clock.now, liveDays, collected, pooled, ...(busy && { busy }) });
  const blocks = startBlockSchedule(ledger, blockMs);
  closers.push(() => blocks.stop());
  if (hasTrades) {
    const codec = await loadCodec();
    // The chain may refuse a trade on a changed pool: the next one will succeed.
    const maker = startMarketMaker({ ledger, codec, random: createRandom(Date.now()), onRefused: () => {} });
    closers.push(() => maker.stop());
  }
  return { ledger, blocks };
}

async function startBotOf(
  options: DevnetOptions,
  {
    nodeUrls,
    services,
    messenger,
  }: { nodeUrls: readonly string[]; services: Services; messenger: Messenger },
): Promise<BotProcess> {
  const { host = localHost, isBotLogShown = false, isBotHosted = false, onBotExit } = options;
  await buildMiniApp();
  const port = options.ports?.bot || (await freePort(host));
  const url = `http://${host}:${port}`;
  const around = {
    port,
    host,
    publicUrl: url,
    nodeUrls,
    servicesUrl: services.url,
    hasDataServer: options.hasDataServer === true,
    explorerSocket: services.explorerSocket,
    staticDir: miniAppDist,
    messenger,
  };
  const bot = await (isBotHosted ? startHostedBot : startBot)({
    settings: {
      ...botSettings(around),
      ...(options.isBare === true ? withoutServices : {}),
      ...options.botSettings,
    },
    url,
    isLogShown: isBotLogShown,
    ...(onBotExit === undefined ? {} : { onExit: onBotExit }),
  });
  messenger.setMainAppUrl(`${options.botSettings?.PUBLIC_URL ?? url}/`);
  return bot;
}
