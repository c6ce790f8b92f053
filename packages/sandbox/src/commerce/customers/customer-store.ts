import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { World } from '../../world/world.ts';
import type { Address } from '../cart/cart-state.ts';
import type { CustomerAddress } from './customer-address.ts';

export interface CustomerState {
  id: string;
  email: string;
  /** Null until an invited customer activates the account. */
  password: { salt: string; hash: string } | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  acceptsMarketing: boolean;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  addresses: CustomerAddress[];
  defaultAddressId: string | null;
  /** One-time tokens of the links in e-mails. */
  resetToken: { token: string; expiresAt: number } | null;
  activationToken: string | null;
}

interface CustomerBook {
  nextId: number;
  /** Absent in a book that an older version stored. */
  nextAddressId?: number;
  customers: Record<string, CustomerState>;
  /** Access token → customer id and end, epoch milliseconds. */
  accessTokens: Record<string, { customerId: string; expiresAt: number }>;
  /** Used Multipass tokens: each works once. */
  usedMultipass: Record<string, number>;
}

export interface CustomerStore {
  all(): CustomerState[];
  byId(id: string): CustomerState | null;
  byEmail(email: string): CustomerState | null;
  byAccessToken(token: string): CustomerState | null;
  add(email: string, password: string | null): CustomerState;
  /** The first address is the default one. */
  addAddress(customer: CustomerState, address: Address): CustomerAddress;
  /** Call after every edit. */
  touch(customer: CustomerState): void;
  setPassword(customer: CustomerState, password: string): void;
  hasPassword(customer: CustomerState, password: string): boolean;
  issueToken(customer: CustomerState): { accessToken: string; expiresAt: string };
  dropToken(token: string): boolean;
  dropTokensOf(customer: CustomerState): void;
  /** False when the Multipass token was used before. */
  useMultipassToken(token: string): boolean;
}

const firstAddressId = 8_000_001;
const tokenLifetimeMs = 42 * 86_400_000;
const multipassLifetimeMs = 15 * 60_000;

export function createCustomerStore(world: World): CustomerStore {
  const book = world.slice<CustomerBook>('commerce.customers', () => ({
    nextId: 6001,
    customers: {},
    accessTokens: {},
    usedMultipass: {},
  }));
  const byId = (id: string): CustomerState | null =>
    Object.hasOwn(book.value.customers, id) ? (book.value.customers[id] ?? null) : null;
  const store: CustomerStore = {
    all: () => Object.values(book.value.customers),
    byId,
    byEmail(email) {
      const wanted = email.trim().toLowerCase();
      return store.all().find((known) => known.email === wanted) ?? null;
    },
    byAccessToken(token) {
      const found = Object.hasOwn(book.value.accessTokens, token)
        ? book.value.accessTokens[token]
        : undefined;
      return found && found.expiresAt > world.now() ? byId(found.customerId) : null;
    },
    add(email, password) {
      const now = new Date(world.now()).toISOString();
      const id = String(book.value.nextId);
      book.value.nextId += 1;
      const customer: CustomerState = {
        id,
        email: email.trim().toLowerCase(),
        password: password === null ? null : hash(password),
        firstName: null,
        lastName: null,
        phone: null,
        acceptsMarketing: false,
        tags: [],
        createdAt: now,
        updatedAt: now,
        addresses: [],
        defaultAddressId: null,
        resetToken: null,
        activationToken: null,
      };
      book.value.customers[id] = customer;
      book.changed();
      return customer;
    },
    addAddress(customer, address) {
      const id = book.value.nextAddressId ?? firstAddressId;
      book.value.nextAddressId = id + 1;
      const added: CustomerAddress = { id: String(id), address };
      customer.addresses.push(added);
      customer.defaultAddressId ??= added.id;
      store.touch(customer);
      return added;
    },
    touch(customer) {
      customer.updatedAt = new Date(world.now()).toISOString();
      book.changed();
    },
    setPassword(customer, password) {
      customer.password = hash(password);
      customer.resetToken = null;
      customer.activationToken = null;
      store.dropTokensOf(customer);
      store.touch(customer);
    },
    hasPassword(customer, password) {
      if (!customer.password) return false;
      const given = Buffer.from(hash(password, customer.password.salt).hash, 'hex');
      return timingSafeEqual(given, Buffer.from(customer.password.hash, 'hex'));
    },
    issueToken(customer) {
      const accessToken = randomBytes(16).toString('hex');
      const expiresAt = world.now() + tokenLifetimeMs;
      for (const [token, known] of Object.entries(book.value.accessTokens)) {
        if (known.expiresAt <= world.now()) delete book.value.accessTokens[token];
      }
      book.value.accessTokens[accessToken] = { customerId: customer.id, expiresAt };
      book.changed();
      return { accessToken, expiresAt: new Date(expiresAt).toISOString() };
    },
    dropToken(token) {
      const isKnown = Object.hasOwn(book.value.accessTokens, token);
      delete book.value.accessTokens[token];
      book.changed();
      return isKnown;
    },
    dropTokensOf(customer) {
      for (const [token, { customerId }] of Object.entries(book.value.accessTokens)) {
        if (customerId === customer.id) delete book.value.accessTokens[token];
      }
      book.changed();
    },
    useMultipassToken(token) {
      for (const [known, at] of Object.entries(book.value.usedMultipass)) {
        if (world.now() - at > multipassLifetimeMs) delete book.value.usedMultipass[known];
      }
      if (Object.hasOwn(book.value.usedMultipass, token)) return false;
      book.value.usedMultipass[token] = world.now();
      book.changed();
      return true;
    },
  };
  return store;
}

function hash(password: string, salt = randomBytes(8).toString('hex')): { salt: string; hash: string } {
  return { salt, hash: scryptSync(password, salt, 32, { N: 1024 }).toString('hex') };
}
