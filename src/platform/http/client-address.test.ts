import { describe, expect, test } from 'bun:test';
import {
  clientAddress,
  householdOf,
  isFromHome,
  placeOf,
  widerHouseholdOf,
} from './client-address.ts';
import { ConfigMistakes, readConfig } from '#src/platform/config.ts';

const from = (peer: string, forwarded: string | null, trusted: string[]) =>
  clientAddress(
    new Request('http://x/', {
      headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded },
    }),
    { requestIP: () => ({ address: peer }) },
    trusted,
  );

describe('the address of a caller', () => {
  test.each([
    ['nobody is trusted', '203.0.113.7', '10.9.9.9', [], '203.0.113.7'],
    ['a stranger pretends', '203.0.113.7', '10.9.9.9', ['127.0.0.1'], '203.0.113.7'],
    ['the proxy says', '127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
    [
      'a caller pretends through the proxy',
      '127.0.0.1',
      '1.1.1.1, 203.0.113.7',
      ['127.0.0.1'],
      '203.0.113.7',
    ],
    [
      'two proxies',
      '127.0.0.1',
      '203.0.113.7, 172.16.4.4',
      ['127.0.0.1', '172.16.0.0/12'],
      '203.0.113.7',
    ],
    ['all hops are trusted', '127.0.0.1', '127.0.0.1', ['127.0.0.1'], '127.0.0.1'],
    ['the proxy says nothing', '127.0.0.1', null, ['127.0.0.1'], '127.0.0.1'],
    ['the proxy says nonsense', '127.0.0.1', 'unknown', ['127.0.0.1'], '127.0.0.1'],
    ['IPv4 within IPv6', '::ffff:127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
    ['IPv6', 'fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
  ])('where %s', (_what, peer, forwarded, trusted, expected) => {
    expect(from(peer, forwarded, trusted)).toBe(expected);
  });
});

describe('TRUSTED_PROXIES', () => {
  test.each([
    '999.1.1.1',
    '10.0.0.0/33',
    '::/129',
    'localhost',
    '10.0.0.0/8/8',
    '10.0.0',
    '1.2.3.4/x',
  ])('refuses %s at the start instead of failing at each login', (proxy) => {
    expect(() => readConfig({ TRUSTED_PROXIES: proxy })).toThrow(ConfigMistakes);
  });

  test('takes addresses and ranges', () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1 172.16.0.0/12' });
    expect(trustedProxies).toEqual(['127.0.0.1', '::1', '172.16.0.0/12']);
  });
});

describe('a household', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
  ])('of %s is %s', (address, household) => {
    expect(householdOf(address)).toBe(household);
  });
});

test.each([
  ['203.0.113.7', ''],
  ['unknown', ''],
  ['2001:db8:1:2ff::7', '2001:db8:1:200/56'],
  ['2001:db8:1:201::7', '2001:db8:1:200/56'],
  ['2001:db8:1:300::7', '2001:db8:1:300/56'],
  ['2001:db8::7', '2001:db8:0:0/56'],
])('what a provider gives one customer: of %s it is %p', (address, wider) => {
  expect(widerHouseholdOf(address)).toBe(wider);
});

test.each([
  ['192.168.1.77', '192.168.1.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', ''],
])('%s is used in %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

describe('a call is from home', () => {
  const isHome = (
    address: string | null,
    headers: Record<string, string> = {},
    publicUrl = 'http://localhost:3000',
    https: 'off' | 'home' | 'files' = 'off',
  ) =>
    isFromHome(
      new Request('http://x/', { headers }),
      { requestIP: () => (address === null ? null : { address }) },
      { publicUrl, https },
    );

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:192.168.1.7', true],
    ['10.1.2.3', true],
    ['172.17.0.1', true],
    ['fd12::7', true],
    ['fe80::1', true],
    ['172.32.0.1', false],
    ['100.64.0.1', false],
    ['203.0.113.7', false],
    ['2001:db8::1', false],
    [null, false],
  ])('at the address %p: %p', (address, home) => {
    expect(isHome(address)).toBe(home);
  });

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-ray'])(
    'but not with the header %s of a proxy',
    (name) => {
      expect(isHome('127.0.0.1', { [name]: '192.168.1.7' })).toBe(false);
    },
  );

  test('but not where a proxy has to be, since the public URL is one with https', () => {
    expect(isHome('127.0.0.1', {}, 'https://keep.example.org')).toBe(false);
    expect(isHome('127.0.0.1', {}, 'https://exuvia.local:3443', 'home')).toBe(true);
    expect(isHome('203.0.113.7', {}, 'https://keep.example.org', 'files')).toBe(false);
  });
});
