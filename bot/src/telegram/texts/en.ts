import type { Texts } from './texts.ts';

export const en: Texts = {
  welcome: [
    'Welcome to XBTS: a wallet, swaps, liquidity pools and SmartHolder staking on the BitShares blockchain.',
    'No registration, no identity checks. Your keys stay on your device: neither this bot nor its server ever sees them.',
    'Tap the button to open the app.',
  ].join('\n\n'),
  welcomeByPartner: (partner) => `You were invited by ${partner}.`,
  help: [
    'What I can do:',
    '/start – open the app\n/notify – what I tell you about\n/accounts – the accounts I watch for you\n/partner – your invitation link\n/stop – delete everything I keep about you\n/help – this message',
    'Log in with your account name and password, or with a private key, inside the app only.',
    'I never ask for passwords, keys or PIN codes, and I never write first about them. Whoever does is a fraud, whatever their name.',
  ].join('\n\n'),
  unhandled: 'I did not understand that. /start opens the app, /help says more.',
  launchButton: 'Open XBTS',
  menuButton: 'XBTS',
  commands: {
    start: 'Open the app',
    notify: 'What I tell you about',
    accounts: 'Accounts I watch for you',
    partner: 'Your invitation link',
    stop: 'Stop and delete everything about you',
    help: 'What this bot can do',
  },
  refusePartner: 'I was not invited by them',
  partnerRefused: 'No partner is kept for you, and none will be.',
  partner: (link, count) =>
    `Your invitation link:\n${link}\n\nPeople who came by it: ${count}. They see your account name and may refuse it. There is one level only.`,
  partnerNeedsAccount:
    'An invitation link carries the name of your account. Let me know your account first: open the app, More, “Tell me about payouts”.',
  notify: 'I tell you about these. Tap to change.',
  notSubscribed:
    'You have not asked me to tell you anything yet. Open the app, More, “Tell me about payouts”: your account’s key signs there that it is yours.',
  kinds: {
    payout: 'SmartHolder payouts',
    incomingTransfer: 'Incoming transfers',
    stakeMatured: 'Stakes that have matured',
  },
  mute: '🔕 Mute all',
  unmute: '🔔 Unmute',
  accounts: 'I watch these accounts for you:',
  noAccounts: 'I watch no account for you. Open the app, More, “Tell me about payouts”, to add one.',
  removeAccount: (name) => `Remove ${name}`,
  forgotten:
    'Done: your subscription, accounts, choices, waiting messages and partner are deleted. I write no more until you ask me to.',
  description:
    'XBTS: wallet, swaps, pools and staking on BitShares. Your keys never leave your device. This bot never asks for them.',
};
