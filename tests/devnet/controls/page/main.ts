interface Status {
  readonly head: { readonly number: number; readonly time: string };
  readonly blockMs: number;
}
interface NodeRow {
  readonly index: number;
  readonly url: string;
  readonly faults: Readonly<Record<string, unknown>> & { readonly lies: Readonly<Record<string, unknown>> };
}
interface Lie {
  readonly name: string;
  readonly about: string;
  readonly off: unknown;
  readonly example: unknown;
}
interface Account {
  readonly name: string;
  readonly password: string;
  readonly about: string;
}
type Conditions = Readonly<Record<string, { readonly mode: string; readonly slowMs: number }>>;

const refreshMs = 2000;
const answerMs = 4000;
const day = 86_400;

/** Faults that one press toggles, by the text on the button. */
const nodeFaults: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['Down', { isRefusingConnections: true }],
  ['Stalled', { isStalled: true }],
  ['Lags 60 s', { lagSeconds: 60 }],
  ['Wrong chain id', { chainId: 'f'.repeat(64) }],
  ['Slow 3 s', { slowMs: 3000 }],
  ['Floods', { floodCharacters: 100 }],
  ['Sends 30 MB unasked', { floodCharacters: 30_000_000 }],
  ['Nests its answers', { isNesting: true }],
  ['Lies in lists alone', { isLyingInListsOnly: true }],
  ['Loses broadcast answers', { broadcast: 'lost_answer' }],
  ['Keeps broadcasts', { broadcast: 'not_forwarded' }],
  ['Shows them in a false block', { broadcast: 'false_block' }],
];

const find = (id: string) => document.getElementById(id) as HTMLElement;

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return await response.json();
}

function make(tag: string, text: string, children: Node[] = []): HTMLElement {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

function button(text: string, isOn: boolean, path: string, body: object): HTMLElement {
  const made = make('button', text);
  made.setAttribute('aria-pressed', String(isOn));
  made.addEventListener('click', async () => {
    showAnswer(JSON.stringify(await call('POST', path, body)));
    await refresh();
  });
  return made;
}

const lies = await call<readonly Lie[]>('GET', '/lies');

let answerTimer: ReturnType<typeof setTimeout> | undefined;

function showAnswer(text: string): void {
  find('answer').textContent = text;
  clearTimeout(answerTimer);
  answerTimer = setTimeout(() => {
    find('answer').textContent = '';
  }, answerMs);
}

function item(children: Node[]): HTMLElement {
  const made = make('div', '', children);
  made.className = 'item';
  return made;
}

/** Switches one lie of a node on, as in its example, or off. */
function lieButton(
  index: number,
  told: NodeRow['faults']['lies'],
  { name, about, off, example }: Lie,
): HTMLElement {
  const isOn = JSON.stringify(told[name]) !== JSON.stringify(off);
  const made = button(`Lies: ${name}`, isOn, `/nodes/${index}/lies`, { [name]: isOn ? off : example });
  made.title = about;
  return made;
}

function showNode({ index, url, faults }: NodeRow): HTMLElement {
  const buttons = nodeFaults.map(([text, settings]) => {
    const isOn = Object.entries(settings).every(([name, value]) => faults[name] === value);
    return isOn
      ? button(text, true, `/nodes/${index}/heal`, {})
      : button(text, false, `/nodes/${index}/faults`, settings);
  });
  const cut = button('Cut connections', false, `/nodes/${index}/drop`, {});
  return item([make('code', url), ...buttons, cut, ...lies.map((lie) => lieButton(index, faults.lies, lie))]);
}

function showService([name, { mode }]: [string, { mode: string }]): HTMLElement {
  const modes = ['ok', 'maintenance', 'garbage', 'wrongShape', 'silence'];
  const buttons = modes.map((one) => button(one, one === mode, `/services/${name}`, { mode: one }));
  return item([
    make('b', name),
    ...buttons,
    button('slow 5 s', false, `/services/${name}`, { mode, slowMs: 5000 }),
  ]);
}

function showAccount({ name, password, about }: Account): HTMLElement {
  const copy = make('button', 'Copy password');
  copy.addEventListener('click', () => void navigator.clipboard.writeText(password));
  return item([
    make('span', '', [make('b', `${name} `), make('code', password), make('br', ''), make('small', about)]),
    copy,
  ]);
}

async function refresh(): Promise<void> {
  const { head, blockMs } = await call<Status>('GET', '/status');
  find('head').textContent =
    `block ${head.number} · ${head.time} UTC · ${blockMs > 0 ? `every ${blockMs} ms` : 'on request'}`;
  const nodes = await call<NodeRow[]>('GET', '/nodes');
  find('nodes').replaceChildren(...nodes.map(showNode));
  const services = await call<Conditions>('GET', '/services');
  find('services').replaceChildren(...Object.entries(services).map(showService));
}

find('chain').replaceChildren(
  button('One block', false, '/blocks', { count: 1 }),
  button('100 blocks', false, '/blocks', { count: 100 }),
  button('One hour on', false, '/time', { seconds: 3600 }),
  button('One day on', false, '/time', { seconds: day }),
  button('30 days on', false, '/time', { seconds: 30 * day }),
  button('A block every 3 s', false, '/blocks/interval', { ms: 3000 }),
  button('Blocks on request', false, '/blocks/interval', { ms: 0 }),
);
find('accounts').replaceChildren(...(await call<Account[]>('GET', '/accounts')).map(showAccount));
const verbs = await call<{ method: string; path: string; about: string }[]>('GET', '/verbs');
find('verbs').replaceChildren(
  ...verbs.map(({ method, path, about }) => item([make('code', `${method} ${path}`), make('small', about)])),
);
await refresh();
setInterval(() => {
  // A press between two refreshes must not lose its button.
  if (!document.querySelector('button:active')) void refresh();
}, refreshMs);
