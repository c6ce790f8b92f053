import { describe, expect, it } from 'vitest';
import { readViewerIp, visitorNetworkOf, visitorOf } from './viewer-address.ts';

describe('the address of a visitor', () => {
  it.each([
    ['198.51.100.10:46532', '198.51.100.10', '198.51.100.10', '198.51.100.10'],
    [
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334:443',
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      '2001:db8:85a3:0::/64',
      '2001:db8:85a3::/48',
    ],
    ['::1:443', '::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['[2001:db8::]:443', '2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8::5:6:7:8:9:443', '2001:db8::5:6:7:8:9', '2001:db8:0:5::/64', '2001:db8:0::/48'],
    ['[2001:db8::1]:443', '2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:DB8:1:2:3::9:443', '2001:db8:1:2:3::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ])('of %s is %s, and counts as %s or %s', (header, ip, visitor, network) => {
    const read = readViewerIp(header);
    expect([read, visitorOf(read), visitorNetworkOf(read)]).toEqual([ip, visitor, network]);
  });

  it.each([undefined, null, '', 'nonsense', '198.51.100.10', 'x198.51.100.10:46532', '198.51.100.10:46532x'])(
    'is unknown for the header %j',
    (header) => {
      const read = readViewerIp(header);
      expect([read, visitorOf(read), visitorNetworkOf(read)]).toEqual([null, 'unknown', 'unknown']);
    },
  );
});
