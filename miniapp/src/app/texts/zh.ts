import type { TextsIn } from '../../platform/i18n/textKeys.ts';
import type { appEn } from './en.ts';

export const appZh: TextsIn<typeof appEn, 'other'> = {
  'nav.main': '主导航',
  'nav.openMenu': '打开菜单',
  'nav.closeMenu': '关闭菜单',
  'nav.collapse': '收起',
  'nav.expand': '展开侧栏',
  'nav.skip': '跳到正文',

  'header.logout': '退出登录',
  'header.lock': '锁定',
  'header.account': '账户 {{account}}，{{state}}',
  'header.home': 'XBTS，前往总览',

  'footer.byExplorer': '区块 {{number}}（来自区块浏览器）',
  'footer.blockPending': '区块 —',

  'node.connecting': '正在连接网络…',
  'node.switching': '正在切换节点…',
  'node.moved': '已切换到其他节点',
  'node.caught': '节点 {{node}} 与其他节点矛盾，已停用。正在重新读取全部数据。',
  'node.offline': '未连接到网络',
  'node.served': '无法连接节点，正在显示数据服务器的数据。',
  'node.offlineSince': '网络已断开，数据截至 {{time}}。',

  'boot.failed': 'XBTS 无法启动',

  'update.ready': '有新版本可用。',
  'update.apply': '立即更新',
  'update.unsaved': '此处已输入或未完成的内容将会丢失。',
  'update.anyway': '仍然更新',

  'boot.checkLine': '请检查网络连接，然后重新加载页面。',
  'boot.reload': '重新加载',

  'lock.title': 'XBTS 已锁定',
  'lock.otherAccount': '其他账户',

  'keys.changed': '{{account}} 的密钥已在别处更改。所有内容仍可查看；如需签名，请重新登录。',
  'keys.changedOn':
    '{{account}} 的密钥（或密码）已于 {{date}} 更改。所有内容仍可查看；如需签名，请重新登录。',
};
