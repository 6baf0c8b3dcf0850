import { plural } from '#src/domain/text/english-plural.ts';

type Said = { host: string; title: string };
type At = { host: string; address: string };

const back = (more = '') => ({
  title: 'Come back here',
  text: () => `This page notices it by itself and opens the safe address.${more}`,
});

// How each phone and computer is taught to trust an installation at home.
export const trust = {
  title: 'A safe line at home',
  sub: 'Once per device, two minutes. After it Exuvia starts without a network, shows notices, and passkeys work.',
  errorTitle: 'The address could not be loaded',
  whichDevice: 'Your device',
  states: {
    asking: { strong: 'Looking whether this device knows your Exuvia …', rest: () => '' },
    here: {
      strong: 'You are here over a safe line.',
      rest: ({ address }: At) => `Keep this address: ${address}`,
    },
    trusted: {
      strong: 'This device knows your Exuvia.',
      rest: ({ address }: At) => `The safe address opens: ${address}. Log in there once.`,
    },
    unknown: {
      strong: 'This device does not know your Exuvia yet.',
      rest: () => 'The page turns green by itself as soon as it does. Nothing leaves your home.',
    },
    nameless: {
      strong: 'This device does not find your Exuvia by its name.',
      rest: ({ host }: At) =>
        `The safe line needs the name ${host}. Is the device in the same network? Otherwise give the name to the address in your router.`,
    },
    none: {
      strong: 'There is nothing to load here.',
      rest: ({ address }: At) =>
        address.startsWith('https:')
          ? `The safe address is ${address}. Every device trusts it.`
          : 'Whoever runs this Exuvia can set HTTPS=home, or choose one of the ways below.',
    },
  },
  sendingFirst: (n: number) =>
    `First ${plural(n, 'record that waits', 'records that wait')} on this device ${n === 1 ? 'is' : 'are'} sent.`,
  devices: {
    ios: 'iPhone, iPad',
    android: 'Android',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux',
  },
  steps: {
    ios: [
      {
        title: 'Load the file',
        text: ({ host }: Said) =>
          `In Safari, tap the button below, then “Allow”. It is a card of introduction for this one name, ${host}, and good for nothing else.`,
      },
      {
        title: 'Settings, “Profile Downloaded”',
        text: () =>
          'Open Settings. The line stands at the very top. Tap it, then “Install” and your code.',
      },
      {
        title: 'General, About, Trust',
        text: ({ title }: Said) =>
          `At the very bottom: “Certificate Trust Settings”. Switch “${title}” on.`,
      },
      back(' Then: Share, “Add to Home Screen”.'),
    ],
    android: [
      {
        title: 'Load the file',
        text: () => 'Tap the button below, then “Keep”. It lies in Downloads.',
      },
      {
        title: 'Settings, “CA certificate”',
        text: () =>
          'Search the settings for “CA certificate”. Android warns: it can’t know that this card is good for one name only. “Install anyway”.',
      },
      {
        title: 'Choose the file',
        text: () => 'exuvia-home.crt, in Downloads. “Installed” appears for a moment.',
      },
      back(' Then: the browser’s menu, “Add to home screen”.'),
    ],
    windows: [
      {
        title: 'Load and open',
        text: () => 'Press the button below, open the file, “Install certificate”.',
      },
      {
        title: 'Choose the store',
        text: () =>
          '“Current user”, then “Place all certificates in the following store”: Trusted Root Certification Authorities.',
      },
      {
        title: 'Say yes',
        text: ({ title }: Said) => `Windows asks once and names “${title}”.`,
      },
      back(),
    ],
    mac: [
      {
        title: 'Load and open',
        text: () =>
          'Press the button below and open the file. Keychain Access asks where: “login”.',
      },
      {
        title: 'Always trust',
        text: ({ title }: Said) =>
          `Open “${title}” in the list, unfold Trust, choose “Always Trust”. Close the window, your password.`,
      },
      back(' Then: File, “Add to Dock”.'),
    ],
    linux: [
      {
        title: 'Load the file',
        text: () => 'Press the button below. Each browser keeps its own list.',
      },
      {
        title: 'Chrome',
        text: () =>
          'Settings, Privacy and security, Security, Manage certificates: “Import” under the trusted ones.',
      },
      {
        title: 'Firefox',
        text: () => 'Settings, Privacy, Certificates, View, Authorities: “Import”, tick websites.',
      },
      back(),
    ],
  },
  load: 'Load the file',
  about: (size: string, until: string) => `${size}, good until ${until}, fingerprint`,
  otherWays: 'Or another way',
  ways: [
    {
      title: 'Tailscale',
      said: 'a safe address without loading anything, also away from home',
      lines: [
        'Install Tailscale on the machine that Exuvia runs on and on your devices, and log in on both with the same account.',
        'On the machine: tailscale serve --bg 3000. It prints an address that ends in ts.net; that is your PUBLIC_URL.',
      ],
    },
    {
      title: 'A domain of your own',
      said: 'with Caddy in front, for installations on the internet',
      lines: [
        'Let the domain lead to the machine. Caddy fetches a certificate that every device trusts and renews it by itself.',
        'Its configuration is two lines; they stand in docs/https.md, with the settings of Exuvia.',
      ],
    },
    {
      title: 'Take it off again',
      said: 'where each device keeps the card',
      lines: [
        'iPhone and iPad: Settings, General, VPN & Device Management, the profile, “Remove Profile”.',
        'Android: Settings, search for “User credentials”, tap it, “Remove”.',
        'Windows: certmgr.msc, Trusted Root Certification Authorities, Certificates, right click, Delete.',
        'Mac: Keychain Access, login, right click, Delete. Linux: where you imported it.',
      ],
    },
  ],
  goWithout: 'Go on without',
  withoutHttps: 'For a device that can’t be taught: it works while the network is there.',
};
