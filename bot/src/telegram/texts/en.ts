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
    '/start – open the app\n/help – this message',
    'Log in with your account name and password, or with a private key, inside the app only.',
    'I never ask for passwords, keys or PIN codes, and I never write first about them. Whoever does is a fraud, whatever their name.',
  ].join('\n\n'),
  unhandled: 'I did not understand that. /start opens the app, /help says more.',
  launchButton: 'Open XBTS',
  menuButton: 'XBTS',
  commands: { start: 'Open the app', help: 'What this bot can do' },
  description:
    'XBTS: wallet, swaps, pools and staking on BitShares. Your keys never leave your device. This bot never asks for them.',
};
