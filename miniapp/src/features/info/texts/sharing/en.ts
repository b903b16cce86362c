/** Sharing a pool, the app, and one's invitation. */
export const sharingEn = {
  'share.app': 'Share app',
  'share.appText': 'XBTS: a wallet and exchange on BitShares. Your keys stay on your device.',
  'share.invite': 'Invite friends',
  'share.inviteHint': 'A link with your account name. One level only; invitees can decline it.',
  'share.sent': 'Sent',
} as const;
