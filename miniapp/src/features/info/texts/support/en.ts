/** Texts of the support screen. */
export const supportEn = {
  warning:
    'Support never writes to you first, and never asks for a password, a key, a PIN or a backup file. Whoever does is a thief.',
  chat: 'Community chat',
  chatHint: 'People who know the exchange and the gateways',
  faqHint: 'Lost memo, slow gateway, forgotten password, fees',
  gateways: 'State of the gateways',
  gatewaysHint: 'Which coins can be deposited and withdrawn now',
  diagnostic: 'For a report',
  diagnosticHint:
    'Versions and the state of the connection. It holds no account, key, address, amount or name: read it before you send it.',
  copy: 'Copy the diagnostic',
} as const;
