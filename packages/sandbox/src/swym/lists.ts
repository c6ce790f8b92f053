import { createHash } from 'node:crypto';
import { stableUuid } from '../seed/stable-id.ts';
import { ownValue } from '../world/own-value.ts';
import type { World } from '../world/world.ts';
import { swymAccount } from './account.ts';

export interface SwymPerson {
  regid: string;
  sessionid: string;
  email: string | null;
}

export interface SwymItem {
  epi: number;
  empi: number;
  du: string;
  qty: number;
  note: string | null;
  cprops: Record<string, unknown>;
  cts: number;
}

export interface SwymList {
  lid: string;
  owner: string;
  lname: string;
  lnote: string | null;
  lprops: string | null;
  isPublic: boolean;
  cts: number;
  uts: number;
  items: SwymItem[];
}

interface SwymState {
  /** By regid. */
  people: Record<string, SwymPerson>;
  /** By lid. */
  lists: Record<string, SwymList>;
  made: number;
}

/** The lists of each person. The same e-mail or uuid is always the same person. */
interface SwymLists {
  identify(who: { email: string } | { uuid: string }): SwymPerson;
  person(regid: string, sessionid: string): SwymPerson | null;
  guest(regid: string): SwymPerson | null;
  listsOf(owner: SwymPerson): SwymList[];
  find(lid: string): SwymList | null;
  create(owner: SwymPerson, lname: string, lnote: string | null): SwymList;
  /** Edits in place. */
  edit(list: SwymList, change: (list: SwymList) => void): void;
  remove(lid: string): void;
  merge(guest: SwymPerson, customer: SwymPerson): void;
}

export function createSwymLists(world: World): SwymLists {
  const state = world.slice<SwymState>('swym', () => ({ people: {}, lists: {}, made: 0 }));
  const listsOf = ({ regid }: SwymPerson) =>
    Object.values(state.value.lists).filter(({ owner }) => owner === regid);
  const find = (lid: string) => ownValue(state.value.lists, lid) ?? null;
  const guest = (regid: string) => ownValue(state.value.people, regid) ?? null;

  return {
    listsOf,
    find,
    guest,
    identify(who) {
      const email = 'email' in who ? who.email.trim().toLowerCase() : null;
      const regid = digest(email ?? ('uuid' in who ? who.uuid : ''), 32);
      const known = guest(regid);
      if (known) return known;
      const person = { regid, sessionid: `${digest(`session ${regid}`, 24)}-API`, email };
      state.value.people[regid] = person;
      state.changed();
      return person;
    },
    person(regid, sessionid) {
      const known = guest(regid);
      return known?.sessionid === sessionid ? known : null;
    },
    create(owner, lname, lnote) {
      state.value.made += 1;
      const now = world.now();
      const list: SwymList = {
        lid: stableUuid(`${owner.regid} ${state.value.made}`),
        owner: owner.regid,
        lname,
        lnote,
        lprops: null,
        isPublic: false,
        cts: now,
        uts: now,
        items: [],
      };
      state.value.lists[list.lid] = list;
      state.changed();
      return list;
    },
    edit(list, change) {
      change(list);
      list.uts = world.now();
      state.changed();
    },
    remove(lid) {
      delete state.value.lists[lid];
      state.changed();
    },
    merge(from, customer) {
      if (from.regid === customer.regid) return;
      for (const list of listsOf(from)) {
        const same = listsOf(customer).find(({ lname }) => lname === list.lname);
        if (same === undefined) {
          list.owner = customer.regid;
          continue;
        }
        const held = new Set(same.items.map(({ epi }) => epi));
        same.items.push(...list.items.filter(({ epi }) => !held.has(epi)));
        delete state.value.lists[list.lid];
      }
      delete state.value.people[from.regid];
      state.changed();
    },
  };
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(`${swymAccount.pid} ${text}`).digest('base64url').slice(0, length);
}
