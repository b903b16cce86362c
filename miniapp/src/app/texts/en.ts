/** Texts of the layout and of what the app as a whole says, in English. {{name}} is filled in. */
export const appEn = {
  'nav.main': 'Main navigation',
  'nav.openMenu': 'Open the menu',
  'nav.closeMenu': 'Close the menu',
  'nav.collapse': 'Collapse',
  'nav.expand': 'Expand the sidebar',
  'nav.skip': 'Skip to the content',

  'header.logout': 'Log out',
  'header.lock': 'Lock',
  'header.account': 'Account {{account}}, {{state}}',
  'header.home': 'XBTS, to the dashboard',

  'footer.byExplorer': 'Block {{number}}, by the explorer',
  'footer.blockPending': 'Block —',

  'node.connecting': 'Connecting to the network…',
  'node.switching': 'Moving to another node…',
  'node.moved': 'Moved to another node',
  'node.caught': 'Node {{node}} contradicts the others and was left. Everything is read again.',
  'node.offline': 'No connection to the network',
  'node.served': 'Nodes are unreachable. Figures come from the data server.',
  'node.offlineSince': 'No connection. Figures are as of {{time}}.',

  'boot.failed': 'XBTS could not start',
  'boot.checkLine': 'Check your connection, then reload the page.',
  'boot.reload': 'Reload',

  'update.ready': 'A new version is ready.',
  'update.apply': 'Update now',
  'update.unsaved': 'What you have typed or not yet finished here will be lost.',
  'update.anyway': 'Update anyway',

  'lock.title': 'XBTS is locked',
  'lock.otherAccount': 'Other account',

  'keys.changed':
    'The keys of {{account}} were changed elsewhere. Everything can be read; to sign, log in again.',
  'keys.changedOn':
    'The password or keys of {{account}} were changed on {{date}}. Everything can be read; to sign, log in again.',
} as const;
