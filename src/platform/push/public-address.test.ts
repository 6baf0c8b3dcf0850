import { describe, expect, test } from 'bun:test';
import { isEndpoint, isPublicAddress } from './public-address.ts';

describe('a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QN',
    'https://wns2-par02p.notify.windows.com/w/?token=AwYAAA%3d%3d',
  ])('is at %s', (endpoint) => expect(isEndpoint(endpoint)).toBe(true));

  test.each([
    'http://push.example.org/a',
    'https://push.example.org:8443/a',
    'https://user:word@push.example.org/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://pi/a',
    'https://router.local/a',
    'https://nas.home.arpa/a',
    'https://db.internal/a',
    'ftp://push.example.org/a',
    'javascript:alert(1)',
    '',
  ])('is not at %s', (endpoint) => expect(isEndpoint(endpoint)).toBe(false));
});

describe('an address', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2a00:1450:4001:82a::200a', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
    ...['example.org', ''],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});
