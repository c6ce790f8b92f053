/** The house's own rooms, where orders can be picked up. */
export interface ShopLocation {
  id: number;
  name: string;
  address1: string;
  city: string;
  province: string | null;
  provinceCode: string | null;
  zip: string;
  country: string;
  countryCode: string;
  phone: string;
  latitude: number;
  longitude: number;
}

export const locations: readonly ShopLocation[] = [
  {
    id: 62_001,
    name: 'Jane Street',
    address1: '41 Jane Street',
    city: 'New York',
    province: 'New York',
    provinceCode: 'NY',
    zip: '10014',
    country: 'United States',
    countryCode: 'US',
    phone: '+12125550141',
    latitude: 40.738,
    longitude: -74.004,
  },
  {
    id: 62_002,
    name: 'Rua das Flores',
    address1: 'Rua das Flores 12',
    city: 'Porto',
    province: null,
    provinceCode: null,
    zip: '4050-262',
    country: 'Portugal',
    countryCode: 'PT',
    phone: '+351225550112',
    latitude: 41.143,
    longitude: -8.613,
  },
];
