/** Whether this browser can show notices, and may. */
type PushSupport = 'insecure' | 'unsupported' | 'denied' | 'possible';
/** What a push service is reached by. */
export type Keys = { endpoint: string; p256dh: string; auth: string };

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Whether notices may be switched on without asking the keeper. */
export const mayNotify = (): boolean =>
  pushSupport() === 'possible' && Notification.permission === 'granted';

/** Where this browser is reached; null where it is subscribed to nothing. */
export async function endpointHere(): Promise<string | null> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Whether this browser is subscribed here with this key: another data folder has another one. */
export async function isSubscribed(key: string): Promise<boolean> {
  if (pushSupport() !== 'possible') return false;
  const subscription = await (await worker())?.pushManager.getSubscription();
  return keyOf(subscription ?? null) === key;
}

/** Asks for permission, which browsers do after a tap alone. Null where it was not given. */
export async function subscribeHere(key: string): Promise<Keys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = (await worker()) ?? (await navigator.serviceWorker.register('/sw.js'));
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

export async function unsubscribeHere(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}

const worker = () => navigator.serviceWorker.getRegistration();

/** As the server writes it: base64url. */
function keyOf(subscription: PushSubscription | null): string | null {
  const bytes = subscription?.options.applicationServerKey;
  if (!bytes) return null;
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
