import { locations, type ShopLocation } from '../../seed/locations.ts';
import type { VariantRecord } from '../catalogue/records.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { type Connection, type PageArgs, page } from '../graphql/page.ts';
import { noMetafieldFields } from './no-metafields.ts';

interface LocationArgs extends PageArgs {
  near?: { latitude: number; longitude: number } | null;
}

interface LocationRecord {
  __typename: 'Location';
  location: ShopLocation;
}

export function locationOf(id: string): LocationRecord | null {
  const location = locations.find((known) => String(known.id) === id);
  return location ? { __typename: 'Location', location } : null;
}

/** Kilometres along the globe. */
function distance(
  { latitude, longitude }: ShopLocation,
  near: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(latitude)) * Math.sin(radians(near.latitude)) +
    Math.cos(radians(latitude)) *
      Math.cos(radians(near.latitude)) *
      Math.cos(radians(longitude - near.longitude));
  return Math.round(Math.acos(Math.min(1, Math.max(-1, cosine))) * 6371);
}

function sortedLocations(args: LocationArgs): Connection<ShopLocation> {
  const { near, sortKey } = args;
  const rankOf = (location: ShopLocation): string | number => {
    if (sortKey === 'NAME') return location.name;
    if (sortKey === 'CITY') return location.city;
    return near ? distance(location, near) : location.id;
  };
  const sorted = locations.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0));
  return page(sorted, args, (location) => ({ id: location.id, value: rankOf(location) }));
}

export const locationQueries: FieldMap<unknown> = {
  locations: (_root, args: LocationArgs) => {
    const found = sortedLocations(args);
    const toRecord = (location: ShopLocation): LocationRecord => ({ __typename: 'Location', location });
    return {
      nodes: found.nodes.map(toRecord),
      edges: found.edges.map(({ node, cursor }) => ({ node: toRecord(node), cursor })),
      pageInfo: found.pageInfo,
    };
  },
};

/** Where a variant can be picked up: the stock is shared out over the locations, the first has the odd one. */
export function storeAvailability(variant: VariantRecord, args: LocationArgs, { shop }: Context): unknown {
  const stock = shop.stock.of(variant.data) ?? 0;
  const found = sortedLocations(args);
  const toRecord = (location: ShopLocation) => {
    const before = locations.indexOf(location);
    const quantity = Math.max(0, Math.floor((stock + locations.length - 1 - before) / locations.length));
    return {
      available: quantity > 0,
      location: { __typename: 'Location', location },
      pickUpTime: 'Usually ready in 24 hours',
      quantityAvailable: quantity,
    };
  };
  return {
    nodes: found.nodes.map(toRecord),
    edges: found.edges.map(({ node, cursor }) => ({ node: toRecord(node), cursor })),
    pageInfo: found.pageInfo,
  };
}

export const locationFields: FieldMap<LocationRecord> = {
  ...noMetafieldFields,
  id: ({ location }) => gid('Location', location.id),
  name: ({ location }) => location.name,
  address: ({ location: { id: _id, name: _name, ...address } }) => ({
    ...address,
    address2: null,
    formatted: [
      address.address1,
      [address.city, address.provinceCode, address.zip].filter(Boolean).join(' '),
      address.country,
    ],
  }),
};
