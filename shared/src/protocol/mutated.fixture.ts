import { AppError } from '../errors/appError.ts';

/** A JSON value with one change: a character, a number, a member or item removed, added or moved. */
export function mutated<T>(value: T, [where, how, what]: readonly [number, number, number]): T {
  const copy = JSON.parse(JSON.stringify(value)) as T;
  const places = placesIn(copy);
  const place = places[where % places.length];
  if (place === undefined) throw new AppError('unexpected', { detail: 'nothing to change' });
  const { holder, key } = place;
  const old = holder[key];
  const changes = [...changesOf(old, what), { drop: true } as const];
  const change = changes[how % changes.length];
  if (change === undefined || 'drop' in change) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else holder[key] = change.to;
  return copy;
}

type Holder = Record<string | number, unknown>;

function placesIn(value: unknown): { holder: Holder; key: string | number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function changesOf(old: unknown, what: number): { to: unknown }[] {
  if (typeof old === 'number') return [{ to: old + 1 + (what % 7) }, { to: -old - 1 }, { to: String(old) }];
  if (old === null) return [{ to: what % 60 }];
  if (Array.isArray(old))
    return [{ to: [...old, old[0] ?? 0] }, { to: old.length > 1 ? old.toReversed() : [0] }];
  if (typeof old === 'object') return [{ to: { ...old, [`more${what}`]: 1 } }, { to: null }];
  const text = String(old);
  const at = text.length === 0 ? 0 : what % text.length;
  const other = text[at] === '7' ? '6' : '7';
  return [
    { to: `${text.slice(0, at)}${other}${text.slice(at + 1)}` },
    { to: text.slice(0, at) + text.slice(at + 1) },
    { to: text === text.toUpperCase() ? `${text} ` : text.toUpperCase() },
  ];
}
