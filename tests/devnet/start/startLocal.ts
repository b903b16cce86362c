import { startDevnet } from '../startDevnet.ts';
import { worldAccounts } from '../world/accounts.ts';
import { botEnvironment } from './botEnvironment.ts';
import { fixedPorts, requireFreePorts, startHost } from './fixedPorts.ts';
import type { Running } from './runUntilStopped.ts';

// Gateways, issuers and similar accounts are not for logging in.
const servants = /^(xbts|sth-)/;

/** The product on its own development network. @throws FailedStart when a port is taken */
export async function startLocal(
  environment: NodeJS.ProcessEnv,
  onBotExit: (code: number | null) => void,
): Promise<Running> {
  const ports = fixedPorts(environment);
  await requireFreePorts([
    ...ports.nodes.map((port) => ({ port, what: 'chain node' })),
    { port: ports.services, what: 'services' },
    { port: ports.messenger, what: 'messenger' },
    { port: ports.controls, what: 'controls' },
    { port: ports.bot, what: 'bot and plain page' },
  ]);
  console.log('Starting the development network …');
  const token = environment.BOT_TOKEN;
  const devnet = await startDevnet({
    host: startHost,
    ports,
    liveDays: 30,
    hasTrades: true,
    hasBot: true,
    isBotLogShown: true,
    accountsPerAddress: 1,
    botSettings: botEnvironment(environment),
    onBotExit,
    ...(token === undefined || token === '' ? {} : { token }),
  });
  const lines = [
    '',
    'XBTS Mini is ready, on a development network of its own.',
    '',
    `  Messenger   ${devnet.messenger.url}/   the chat with the bot: press START, then open the wallet`,
    `  Plain page  ${devnet.botUrl}/   the same app in a browser tab`,
    `  Controls    ${devnet.controlsUrl}/   blocks, time, faults, lies`,
    `  Services    ${devnet.servicesUrl}/   prices, market, faucet`,
    `  Chain       ${devnet.nodes.map((node) => node.url).join('  ')}`,
    '',
    'Accounts to log in with (name, password):',
    '',
    ...accountLines(),
    '',
    'Ctrl-C ends everything.',
    '',
  ];
  return { lines, close: devnet.close };
}

function accountLines(): string[] {
  const people = worldAccounts.filter(({ name }) => !servants.test(name));
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length)) + 2;
  const nameWidth = width(people.map(({ name }) => name));
  const passwordWidth = width(people.map(({ password }) => password));
  return people.map(
    ({ name, password, about }) => `  ${name.padEnd(nameWidth)}${password.padEnd(passwordWidth)}${about}`,
  );
}
