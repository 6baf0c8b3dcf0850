import { afterEach, beforeEach, expect, test } from 'bun:test';
import { startPushService } from '#src/testing/push-service.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { clickButton, eventually, fill, pageText, settled } from '#web/testing/screen.ts';

// A browser with a push service, which the page's own browser here is not.

type Permission = 'default' | 'granted' | 'denied';
let service: ReturnType<typeof startPushService>;
let permission: { now: Permission; answer: Permission };
let subscription: object | null;
let browserName: string;

beforeEach(() => {
  service = startPushService();
  permission = { now: 'default', answer: 'granted' };
  subscription = null;
  browserName = 'phone';
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      const { endpoint, ...keys } = service.subscribe(browserName, applicationServerKey);
      const bytes = Uint8Array.from(Buffer.from(applicationServerKey, 'base64url')).buffer;
      subscription = {
        endpoint,
        options: { applicationServerKey: bytes },
        toJSON: () => ({ endpoint, keys }),
        async unsubscribe() {
          service.unsubscribe(browserName);
          subscription = null;
        },
      };
      return subscription;
    },
  };
  has(globalThis, 'isSecureContext', true);
  has(globalThis, 'PushManager', () => {});
  has(globalThis, 'Notification', {
    get permission() {
      return permission.now;
    },
    requestPermission: async () => (permission.now = permission.answer),
  });
  has(navigator, 'serviceWorker', { getRegistration: async () => ({ pushManager }) });
});

const has = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });

afterEach(async () => {
  closeScreen();
  localStorage.clear();
  await service.stop();
  for (const name of ['isSecureContext', 'PushManager', 'Notification'])
    Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const NAME = 'Notices on this device';
const control = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [role=switch]')].find((input) =>
    input.closest('label')?.textContent?.includes(NAME),
  );
const devicesOf = async (app: TestApp) => (await app.as(3).get('user/push')).data.rows;

async function open(env: Record<string, string> = {}, uid = 3) {
  const app = createTestApp({ outside: service.outside, env });
  await openScreen('/profile/settings', { app, as: uid });
  await settled(() => pageText().includes(NAME));
  return app;
}

async function turnOn() {
  (await settled(() => (control()?.disabled === false ? control() : undefined))).click();
  await settled(() => pageText().includes('Tell me of'));
}

test('switched on, it says what it is told of and when, and shows a test', async () => {
  const app = await open();
  await turnOn();
  expect(await devicesOf(app)).toMatchObject([{ hour: 18, quiet_from: 22, quiet_to: 8 }]);
  expect(pageText()).not.toContain('What endangers the records');
  await fill('Once a day at', '7');
  await eventually(async () => expect((await devicesOf(app))[0].hour).toBe(7));
  await fill('Quiet until', '6');
  await eventually(async () => expect((await devicesOf(app))[0].quiet_to).toBe(6));
  const watch = [...document.querySelectorAll('label')].find((label) =>
    label.textContent?.startsWith('New refusals'),
  );
  watch?.click();
  await eventually(async () =>
    expect((await devicesOf(app))[0].kinds).toEqual(['evening', 'events', 'hand_over', 'warnings']),
  );
  await clickButton('Send a test notice');
  await settled(() => pageText().includes('It is on its way.'));
  expect(service.received.map(({ notice }) => notice.title)).toEqual(['Notices work']);
});

test('switched off, neither server nor browser know of it', async () => {
  const app = await open();
  await turnOn();
  control()?.click();
  await eventually(async () => expect(await devicesOf(app)).toEqual([]));
  await settled(() => !pageText().includes('Tell me of'));
  await eventually(async () => expect(subscription).toBeNull());
});

/** The page comes back to the front. */
const seen = () => document.dispatchEvent(new Event('visibilitychange'));

test('a browser that ended its subscription gets another one when the page is seen again', async () => {
  const app = await open();
  await turnOn();
  await fill('Once a day at', '7');
  await eventually(async () => expect((await devicesOf(app))[0].hour).toBe(7));
  await eventually(() => expect(localStorage.getItem('exuvia.notices')).toContain('"hour":7'));
  service.unsubscribe('phone');
  subscription = null;
  app.db.$client.run('DELETE FROM push_subscriptions'); // as after a notice that nobody took
  browserName = 'renewed';
  seen();
  await eventually(() => expect(localStorage.getItem('exuvia.notices')).toContain('/renewed'));
  expect(await devicesOf(app)).toMatchObject([{ hour: 7 }]);
  expect(service.received).toEqual([]);
  await clickButton('Send a test notice');
  await settled(() => pageText().includes('It is on its way.'));
  expect(service.asked.at(-1)).toBe('/renewed');
});

test('who switched them off, or never asked, gets no subscription', async () => {
  const app = await open();
  permission.now = 'granted';
  seen();
  await turnOn();
  control()?.click();
  await eventually(async () => expect(subscription).toBeNull());
  await eventually(() => expect(localStorage.getItem('exuvia.notices')).toBeNull());
  seen();
  await settled(() => control()?.disabled === false);
  expect([subscription, await devicesOf(app)]).toEqual([null, []]);
});

test('a browser that lost its subscription is off, and can be switched on again', async () => {
  const app = await open();
  await turnOn();
  closeScreen();
  subscription = null;
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => control()?.disabled === false);
  expect(control()?.checked).toBe(false);
});

test('who says no is told how to change that', async () => {
  permission.answer = 'denied';
  const app = await open();
  (await settled(() => (control()?.disabled === false ? control() : undefined))).click();
  await settled(() => pageText().includes('does not let Exuvia show notices'));
  expect(control()).toBeUndefined();
  expect(await devicesOf(app)).toEqual([]);
});

test('without https there is no switch, but a way to it', async () => {
  has(globalThis, 'isSecureContext', false);
  await open();
  expect(pageText()).toContain('addresses with https alone');
  expect(control()).toBeUndefined();
  expect(document.querySelector('main a[href="/trust"]')).not.toBeNull();
});

test('a browser without push, and an installation without, say so', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  await open();
  expect(pageText()).toContain('put Exuvia on the home screen');
  closeScreen();
  has(globalThis, 'PushManager', () => {});
  await open({ PUSH: 'off' });
  await settled(() => pageText().includes('switched them off for this Exuvia'));
  expect(control()).toBeUndefined();
});

test('another device is listed, and taken off from here', async () => {
  const app = createTestApp({ outside: service.outside });
  const device = service.subscribe('tablet', app.context.push.publicKey ?? '');
  const choices = { kinds: ['evening'], hour: 18, quiet_from: 22, quiet_to: 8, zone: 'UTC' };
  await app.as(3).post('user/push/add', { ...device, ...choices });
  await openScreen('/profile/settings', { app, as: 3 });
  await settled(() => pageText().includes('Other devices with notices'));
  await clickButton('No more notices on Unknown device');
  await clickButton('Delete');
  await eventually(async () => expect(await devicesOf(app)).toEqual([]));
});

test('the administrator chooses what endangers the records, too', async () => {
  await open({}, 2);
  await turnOn();
  expect(pageText()).toContain('What endangers the records');
});
