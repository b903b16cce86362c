type Child = Node | string | null;

/** Creates an element; `on…` properties are listeners, the others attributes (false and undefined leave one out). */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** The element of the page with this id; the page's HTML has it. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element #${id}`);
  return found as Kind;
}
