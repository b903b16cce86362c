/** Sharing a pool, the app, and one's invitation. */
export const sharingEn = {
  'share.app': 'Share the app',
  'share.appText': 'XBTS: a wallet and exchange on BitShares. The keys stay on your device.',
  'share.invite': 'Invite people',
  'share.inviteHint': 'A link with your account name. One level only; whoever comes by it may refuse it.',
  'share.sent': 'Sent',
} as const;
