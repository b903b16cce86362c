/** Texts of the support screen. */
export const supportEn = {
  warning:
    'Support never writes to you first and never asks for a password, key, PIN or backup file. Anyone who does is a thief.',
  chat: 'Community chat',
  chatHint: 'People who know the exchange and gateways',
  faqHint: 'Missing memo, slow gateway, forgotten password, fees',
  gateways: 'Gateway status',
  gatewaysHint: 'Coins you can deposit and withdraw now',
  diagnostic: 'Diagnostics',
  diagnosticHint:
    'Versions and connection status. No account, key, address, amount or name. Read it before you send it.',
  copy: 'Copy diagnostics',
} as const;
