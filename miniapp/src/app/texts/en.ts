/** Texts of the layout and of the app as a whole, in English. {{name}} is filled in. */
export const appEn = {
  'nav.main': 'Main navigation',
  'nav.openMenu': 'Open menu',
  'nav.closeMenu': 'Close menu',
  'nav.collapse': 'Collapse',
  'nav.expand': 'Expand sidebar',
  'nav.skip': 'Skip to content',

  'header.logout': 'Log out',
  'header.lock': 'Lock',
  'header.account': 'Account {{account}}, {{state}}',
  'header.home': 'XBTS: go to dashboard',

  'footer.byExplorer': 'Block {{number}} (explorer)',
  'footer.blockPending': 'Block —',

  'node.connecting': 'Connecting to the network…',
  'node.switching': 'Switching to another node…',
  'node.moved': 'Switched to another node',
  'node.caught': 'Node {{node}} contradicted the others and was dropped. Reloading all data.',
  'node.offline': 'No connection to the network',
  'node.served': 'Can’t reach any node. Showing data from the data server.',
  'node.offlineSince': 'No connection. Showing data as of {{time}}.',

  'boot.failed': 'XBTS couldn’t start',
  'boot.checkLine': 'Check your connection and reload the page.',
  'boot.reload': 'Reload',

  'update.ready': 'A new version is available.',
  'update.apply': 'Update now',
  'update.unsaved': 'Anything unsaved or unfinished here will be lost.',
  'update.anyway': 'Update anyway',

  'lock.title': 'XBTS is locked',
  'lock.otherAccount': 'Use another account',

  'keys.changed':
    'The keys of {{account}} were changed elsewhere. Everything can be read; to sign, log in again.',
  'keys.changedOn':
    'The password or keys of {{account}} were changed on {{date}}. Everything can be read; to sign, log in again.',
} as const;
