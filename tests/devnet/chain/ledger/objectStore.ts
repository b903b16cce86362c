import type { Indexes } from './indexes.ts';
import type { ChainObject, ObjectType, ObjectTypes } from './objects.ts';

interface UndoEntry {
  id: string;
  before: ChainObject | undefined;
}

interface CounterEntry {
  type: ObjectType;
  next: number;
}

/** Ids of one block's net effect; `before` of a removed object is its last content. */
export interface ObjectChanges {
  created: string[];
  changed: string[];
  removed: { id: string; before: ChainObject }[];
}

/** `space.type` of an object id. */
export function typeOfId(id: string): ObjectType {
  return id.slice(0, id.lastIndexOf('.')) as ObjectType;
}

/** The instance of an object id as a number. */
export function instanceOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('.') + 1));
}

/**
 * All objects of the chain by id. Objects are immutable: a change stores a new one, so undoing restores the old one.
 * Every write is logged until `forgetLog`.
 */
export class ObjectStore {
  readonly #objects = new Map<string, ChainObject>();
  readonly #live = new Map<ObjectType, Set<number>>();
  readonly #nextInstance = new Map<ObjectType, number>();
  readonly #indexes: Indexes;
  #log: (UndoEntry | CounterEntry)[] = [];

  constructor(indexes: Indexes) {
    this.#indexes = indexes;
  }

  find<Type extends ObjectType>(type: Type, id: string): ObjectTypes[Type] | undefined {
    if (typeOfId(id) !== type) return undefined;
    return this.#objects.get(id) as ObjectTypes[Type] | undefined;
  }

  object(id: string): ChainObject | undefined {
    return this.#objects.get(id);
  }

  /** All objects of a type by id. */
  *all<Type extends ObjectType>(type: Type): Generator<ObjectTypes[Type]> {
    const instances = [...(this.#live.get(type) ?? [])].sort((one, other) => one - other);
    for (const instance of instances) {
      const object = this.find(type, `${type}.${instance}`);
      if (object !== undefined) yield object;
    }
  }

  /** Takes the next free id of the type; `make` gets it and returns the new object. */
  create<Type extends ObjectType>(type: Type, make: (id: string) => ObjectTypes[Type]): ObjectTypes[Type] {
    const next = this.#nextInstance.get(type) ?? 0;
    const object = make(`${type}.${next}`);
    this.#log.push({ type, next });
    this.#nextInstance.set(type, next + 1);
    this.#put(object.id, object);
    return object;
  }

  /** Lets the next object of the type be `instance`, when that is still ahead. */
  skipTo(type: ObjectType, instance: number): void {
    const next = this.#nextInstance.get(type) ?? 0;
    if (instance <= next) return;
    this.#log.push({ type, next });
    this.#nextInstance.set(type, instance);
  }

  /** Copies everything of another store; both may change afterwards. */
  takeAll(other: ObjectStore): void {
    for (const [id, object] of other.#objects) this.#write(id, object);
    for (const [type, next] of other.#nextInstance) this.#nextInstance.set(type, next);
  }

  /** Skips the next free id of the type. */
  skip(type: ObjectType): void {
    this.#nextInstance.set(type, (this.#nextInstance.get(type) ?? 0) + 1);
  }

  /** The id that the next `create` of this type would use. */
  nextId(type: ObjectType): string {
    return `${type}.${this.#nextInstance.get(type) ?? 0}`;
  }

  /** Replaces the named members of an object. */
  modify<Type extends ObjectType>(type: Type, id: string, members: Partial<ObjectTypes[Type]>): void {
    const before = this.find(type, id);
    if (before !== undefined) this.#put(id, { ...before, ...members });
  }

  /** Leaves an optional member out. */
  unset<Type extends ObjectType>(type: Type, id: string, member: keyof ObjectTypes[Type]): void {
    const before = this.find(type, id);
    if (before === undefined) return;
    const after = { ...before };
    delete after[member];
    this.#put(id, after);
  }

  remove(id: string): void {
    this.#put(id, undefined);
  }

  /** A point that `undoTo` returns to. */
  mark(): number {
    return this.#log.length;
  }

  undoTo(mark: number): void {
    while (this.#log.length > mark) {
      const entry = this.#log.pop();
      if (entry === undefined) return;
      if ('type' in entry) this.#nextInstance.set(entry.type, entry.next);
      else this.#write(entry.id, entry.before);
    }
  }

  /** Net effect of everything logged so far, in the order of first touch. */
  changes(): ObjectChanges {
    const first = new Map<string, ChainObject | undefined>();
    for (const entry of this.#log) {
      if ('id' in entry && !first.has(entry.id)) first.set(entry.id, entry.before);
    }
    const changes: ObjectChanges = { created: [], changed: [], removed: [] };
    for (const [id, before] of first) {
      const exists = this.#objects.has(id);
      if (exists) (before === undefined ? changes.created : changes.changed).push(id);
      else if (before !== undefined) changes.removed.push({ id, before });
    }
    return changes;
  }

  /** Makes everything so far permanent. */
  forgetLog(): void {
    this.#log = [];
  }

  #put(id: string, object: ChainObject | undefined): void {
    this.#log.push({ id, before: this.#objects.get(id) });
    this.#write(id, object);
  }

  #write(id: string, object: ChainObject | undefined): void {
    this.#indexes.replace(id, this.#objects.get(id), object);
    const type = typeOfId(id);
    const live = this.#live.get(type) ?? new Set();
    this.#live.set(type, live);
    if (object === undefined) {
      this.#objects.delete(id);
      live.delete(instanceOf(id));
    } else {
      this.#objects.set(id, object);
      live.add(instanceOf(id));
    }
  }
}
