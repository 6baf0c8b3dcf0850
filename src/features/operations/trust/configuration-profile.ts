import { createHash, type X509Certificate } from 'node:crypto';

/** A certificate as iPhones and iPads install it, under a title that people recognize in the settings. */
export function configurationProfile(
  certificate: X509Certificate,
  name: string,
  title: string,
): string {
  const payload = dict({
    PayloadType: 'com.apple.security.root',
    PayloadVersion: 1,
    PayloadIdentifier: `exuvia.${name}.authority`,
    PayloadUUID: uuidOf(certificate, 'authority'),
    PayloadDisplayName: title,
    PayloadCertificateFileName: 'exuvia-home.crt',
    PayloadContent: certificate.raw,
  });
  const profile = dict(
    {
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadIdentifier: `exuvia.${name}`,
      PayloadUUID: uuidOf(certificate, 'profile'),
      PayloadDisplayName: title,
      PayloadDescription: `Lets this device trust ${name}, and nothing else.`,
    },
    `<key>PayloadContent</key><array>${payload}</array>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${profile}</plist>
`;
}

/** The same each time for the same certificate, so that a second installation replaces the first. */
function uuidOf({ fingerprint256 }: X509Certificate, part: string): string {
  const hex = createHash('sha256').update(`${part} ${fingerprint256}`).digest('hex').toUpperCase();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

function dict(values: Record<string, string | number | Uint8Array>, more = ''): string {
  const entries = Object.entries(values).map(([key, value]) => {
    if (typeof value === 'number') return `<key>${key}</key><integer>${value}</integer>`;
    if (typeof value === 'string') return `<key>${key}</key><string>${value}</string>`;
    return `<key>${key}</key><data>${Buffer.from(value).toString('base64')}</data>`;
  });
  return `<dict>${entries.join('')}${more}</dict>`;
}
